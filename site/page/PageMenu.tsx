/** @jsxImportSource @emotion/react */
import { assistants } from '../../data/assistants';
import { site } from '../../data/site';
import { markdownUrl } from '../../generator/contract/url';
import { useLanguage } from '../language/LanguageProvider';
import { DISCLOSURE } from '../support/disclosure-hook';
import { hook } from '../support/hooks';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { PAGE_MENU } from './hooks';
import { pageMenuStyles as styles } from './page-top-styles';

/**
 * What else can be done with the Markdown of a page: look at it, or ask an assistant about it. All of it is links, so that
 * it works without any script; it is closed as the menus of the top bar are (layout/enhance-disclosures.ts).
 */
export function PageMenu({ url }: { url: string }) {
  const { t } = useLanguage();
  const markdown = markdownUrl(url);
  const question = t('askAboutPage', { url: `${site.origin}${markdown}` });
  return (
    <details css={[popupMenuStyles.menu, styles.menu]} {...hook(DISCLOSURE)}>
      <summary css={styles.button} title={t('pageMenu')}>
        <span className="visually-hidden">{t('pageMenu')}</span>
        <Icon name="chevron" />
      </summary>
      <ul css={[popupMenuStyles.panel, styles.list]} {...hook(PAGE_MENU)}>
        <li>
          <a css={popupMenuStyles.line} href={markdown} type="text/markdown">
            <Icon name="code" />
            {t('viewMarkdown')}
          </a>
        </li>
        {assistants.map(({ name, ask }) => (
          <li key={name}>
            <a
              css={popupMenuStyles.line}
              href={`${ask}${encodeURIComponent(question)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="external" />
              {t('openIn', { name })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
