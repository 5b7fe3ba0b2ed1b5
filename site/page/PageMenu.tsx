import { assistants } from '../../data/assistants';
import { site } from '../../data/site';
import { markdownUrl } from '../../generator/contract/url';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';

/**
 * What else can be done with the Markdown of a page: look at it, or ask an assistant about it. All of it is links, so that
 * it works without any script; it is closed as the menus of the top bar are (layout/enhance-disclosures.ts).
 */
export function PageMenu({ url }: { url: string }) {
  const { t } = useLanguage();
  const markdown = markdownUrl(url);
  const question = t('askAboutPage', { url: `${site.origin}${markdown}` });
  return (
    <details className="disclosure page-menu">
      <summary className="contents-button" title={t('pageMenu')}>
        <span className="visually-hidden">{t('pageMenu')}</span>
        <Icon name="chevron" />
      </summary>
      <ul className="disclosure-panel">
        <li>
          <a className="panel-item" href={markdown} type="text/markdown">
            <Icon name="code" />
            {t('viewMarkdown')}
          </a>
        </li>
        {assistants.map(({ name, ask }) => (
          <li key={name}>
            <a
              className="panel-item"
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
