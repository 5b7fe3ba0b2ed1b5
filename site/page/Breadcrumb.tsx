/** @jsxImportSource @emotion/react */
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { pageTopStyles } from './page-top-styles';

type BreadcrumbProps = Pick<PageProps, 'parents' | 'url'>;

/**
 * The groups around a page, outermost first. A group that leads to this very page is only named. A title
 * that merely stands over lines of the menu is told for those lines alone, not for the groups among them.
 */
export function Breadcrumb({ parents, url }: BreadcrumbProps) {
  const { t } = useLanguage();
  const shown = parents.filter(({ subheader }, at) => !subheader || at === parents.length - 1);
  if (shown.length === 0) return null;
  return (
    <nav css={pageTopStyles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {shown.map((parent) => (
          <li key={parent.pathname}>
            {parent.url === url || parent.subheader ? parent.title : <a href={parent.url}>{parent.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
