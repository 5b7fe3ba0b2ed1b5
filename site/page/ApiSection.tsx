import { type Slot, slot } from '../../generator/page/marks';
import { useLanguage } from '../language/LanguageProvider';

/** The end of a page about components whose author leaves listing them to the site. */
export function ApiSection({ components }: { components: Slot[] }) {
  const { t } = useLanguage();
  return (
    <div className="markdown">
      <div className="section-heading">
        <h2 id="api">API</h2>
        {/* biome-ignore lint/a11y/useAnchorContent: its icon is the stylesheet's, as at every other heading */}
        <a className="anchor-link" href="#api" aria-label="API" />
      </div>
      <p>{t('apiSection')}</p>
      <ul>
        {components.map((component) => (
          <li key={component}>{slot(component)}</li>
        ))}
      </ul>
    </div>
  );
}
