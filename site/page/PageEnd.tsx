/** @jsxImportSource @emotion/react */
import type { PageProps } from '../../generator/page/page';
import { PageFeedback } from '../feedback/PageFeedback';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { sourceUrl } from '../support/source-url';
import { Icon } from '../theme/Icon';
import { PAGE_END } from './hooks';
import { LastUpdated } from './LastUpdated';
import { Neighbours } from './Neighbours';
import { pageEndStyles as styles } from './page-end-styles';

/** What comes after the text: mend it, or read on. */
export function PageEnd({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const { content, previous, next } = page;
  const edit = content.kind === 'text' ? sourceUrl('edit', content.location) : undefined;
  const isRead = content.kind === 'text' || content.kind === 'reference';
  return (
    <div css={styles.end} {...hook(PAGE_END)}>
      {isRead && <PageFeedback pathname={page.pathname} url={page.url} />}
      {edit !== undefined && (
        <a css={styles.edit} href={edit}>
          <Icon name="edit" />
          {t('editPage')}
        </a>
      )}
      {page.lastUpdated !== undefined && <LastUpdated day={page.lastUpdated} />}
      <Neighbours {...(previous && { previous })} {...(next && { next })} />
    </div>
  );
}
