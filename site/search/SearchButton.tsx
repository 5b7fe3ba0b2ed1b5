/** @jsxImportSource @emotion/react */
import { CONTENTS_PAGE } from '../../data/contents';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { SEARCH_BUTTON } from './button-hook';
import { buttonStyles } from './button-styles';
import { packWords } from './search-words';

/** A button that looks like a search field. Without a script it is a link to the list of all pages. */
export function SearchButton({ product }: { product: string }) {
  const { t, urlTo } = useLanguage();
  return (
    <>
      <a className="needs-no-script" css={[barButton, buttonStyles]} href={urlTo(CONTENTS_PAGE)}>
        <Icon name="search" />
        <span>{t('searchContents')}</span>
      </a>
      <button
        type="button"
        className="needs-script"
        css={[barButton, buttonStyles]}
        {...hook(SEARCH_BUTTON)}
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-words={packWords(t)}
        data-product={product}
        data-contents={urlTo(CONTENTS_PAGE)}
      >
        <Icon name="search" />
        <span>{t('search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
    </>
  );
}
