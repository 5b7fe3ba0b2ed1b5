/** @jsxImportSource @emotion/react */
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { pageTopStyles } from './page-top-styles';

type BreadcrumbProps = Pick<PageProps, 'parents' | 'url'>;

/**
 * The groups around a page, outermost first. A group whose first page is this one is left out: the heading below names it.
 * A title over lines of the menu is shown for these lines only, not for the groups among them.
 */
export function Breadcrumb({ parents, url }: BreadcrumbProps) {
  const { t } = useLanguage();
  const shown = parents.filter((parent, at) =>
    parent.subheader ? at === parents.length - 1 : parent.url !== url,
  );
  if (shown.length === 0) return null;
  return (
    <nav css={pageTopStyles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {shown.map((parent) => (
          <li key={parent.pathname}>
            {parent.subheader ? parent.title : <a href={parent.url}>{parent.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
