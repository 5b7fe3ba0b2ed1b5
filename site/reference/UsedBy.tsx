/** @jsxImportSource @emotion/react */
import { type ReferenceLink, referenceSections } from '../../generator/page/reference';
import { languageOf } from '../language/language-of';
import { counted } from '../language/counted';
import { useLanguage } from '../language/LanguageProvider';
import { guideName } from './guide-name';
import { guideStyles, listStyles } from './reference-styles';
import { Section } from './Section';
import { guidesOf } from './guides-of';

/** More guides are collapsed: the grid occurs on most pages of its product. */
const MOST_GUIDES = 6;

/** Guides in reading order, and pages whose demos use the export. */
export function UsedBy({ links }: { links: ReferenceLink[] }) {
  const { t } = useLanguage();
  const { guides, demos } = guidesOf(links);
  const further = guides.slice(MOST_GUIDES);
  if (links.length === 0) return null;
  return (
    <Section id={referenceSections.demos} title={t('referenceUsedBy')}>
      <Guides guides={guides.slice(0, MOST_GUIDES)} start={1} />
      {further.length > 0 && (
        <details css={guideStyles.more}>
          <summary>{counted(t, 'referenceMoreGuides', further.length)}</summary>
          <Guides guides={further} start={MOST_GUIDES + 1} />
        </details>
      )}
      {demos.length > 0 && (
        <details css={guideStyles.more}>
          <summary>{counted(t, 'referenceMoreDemos', demos.length)}</summary>
          <ul css={listStyles.links}>
            {demos.map(({ title, url, language }) => (
              <li key={url} lang={language && languageOf(language).tag}>
                <a href={url}>{guideName(title)}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function Guides({ guides, start }: { guides: ReferenceLink[]; start: number }) {
  return (
    <ol css={guideStyles.list} start={start}>
      {guides.map(({ title, url, description, language }) => (
        <li key={url} lang={language && languageOf(language).tag}>
          <a href={url}>{guideName(title)}</a>
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
