import { site } from '../../data/site';
import type { PageProps } from '../../generator/contract/page';
import { PageFeedback } from '../feedback/PageFeedback';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { Neighbours } from './Neighbours';

/** What comes after the text: mend it, or read on. */
export function PageEnd({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const { content, previous, next } = page;
  const { url, branch } = site.repository;
  return (
    <div className="page-end">
      {content.kind === 'text' && <PageFeedback pathname={page.pathname} url={page.url} />}
      {content.kind === 'text' && (
        <a className="edit-link" href={`${url}/edit/${branch}/${content.location}`}>
          <Icon name="edit" />
          {t('editPage')}
        </a>
      )}
      <Neighbours {...(previous && { previous })} {...(next && { next })} />
    </div>
  );
}
