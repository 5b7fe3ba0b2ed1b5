import type { PageProps } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';

type BreadcrumbProps = Pick<PageProps, 'parents' | 'url'>;

/** The groups around a page, outermost first. A group that leads to this very page is only named. */
export function Breadcrumb({ parents, url }: BreadcrumbProps) {
  const { t } = useLanguage();
  if (parents.length === 0) return null;
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        {parents.map((parent) => (
          <li key={parent.pathname}>
            {parent.url === url || parent.subheader ? parent.title : <a href={parent.url}>{parent.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
