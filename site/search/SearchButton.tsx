import { CONTENTS_PAGE } from '../../data/contents';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { packWords } from './search-words';

/** Looks like the field that it opens. Without the script it is a link to the list of all pages. */
export function SearchButton({ product }: { product: string }) {
  const { t, urlTo } = useLanguage();
  return (
    <>
      <a className="bar-button search-link needs-no-script" href={urlTo(CONTENTS_PAGE)}>
        <Icon name="search" />
        <span className="search-label">{t('searchContents')}</span>
      </a>
      <button
        type="button"
        className="bar-button search-button needs-script"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-words={packWords(t)}
        data-product={product}
        data-contents={urlTo(CONTENTS_PAGE)}
      >
        <Icon name="search" />
        <span className="search-label">{t('search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
    </>
  );
}
