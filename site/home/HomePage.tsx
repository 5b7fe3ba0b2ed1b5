/** @jsxImportSource @emotion/react */
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { CopyPageButton } from '../page/CopyPageButton';
import { PageBody } from '../page/PageBody';
import { PageMenu } from '../page/PageMenu';
import { PageNotices } from '../page/PageNotices';
import { otherTextLanguage } from '../page/text-language';
import { Icon } from '../theme/Icon';
import type { GlyphName } from '../theme/icon-shapes';
import { arrangeParts } from './arrange-parts';
import { frontStyles } from './front-styles';
import { heroStyles } from './hero-styles';
import { specimenStyles } from './specimen-styles';
import { WindWeek } from './WindWeek';

/** In the order of products in the text, which is that of the menu. */
const glyphs: GlyphName[] = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/** The front page: its text is `data/pages/x/index.md`; its layout depends on the kind of each part. */
export function HomePage({ page }: { page: PageProps }) {
  const { content } = page;
  const { t } = useLanguage();
  if (content.kind !== 'text') return null;
  const textLanguage = otherTextLanguage(page);
  const { opening, specimens, rest } = arrangeParts(content.parts);
  return (
    <main id="main_content" css={frontStyles.front}>
      <PageNotices page={page} />
      <div css={heroStyles.hero}>
        <div css={heroStyles.tools}>
          <CopyPageButton />
          <PageMenu url={page.url} />
        </div>
        <h1 css={heroStyles.title} lang={textLanguage}>
          {page.title}
        </h1>
        <p css={heroStyles.description} lang={textLanguage}>
          {content.headers.lead ?? page.description}
        </p>
        <PageBody parts={opening} textLanguage={textLanguage} />
        <WindWeek />
      </div>
      <div css={specimenStyles.screen}>
        <p css={specimenStyles.bar}>
          <Icon name="glyph-library" />
          <b>{t('screenName')}</b>
          <span>{t('screenNote')}</span>
        </p>
        {specimens.map(({ text, shown }, index) => (
          <section css={specimenStyles.specimen} key={glyphs[index]}>
            <Icon name={`glyph-${glyphs[index] ?? 'library'}`} />
            <PageBody parts={[text, shown]} textLanguage={textLanguage} />
          </section>
        ))}
      </div>
      <div css={frontStyles.text}>
        <PageBody parts={rest} textLanguage={textLanguage} />
      </div>
    </main>
  );
}
