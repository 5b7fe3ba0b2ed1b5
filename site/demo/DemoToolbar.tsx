import { site } from '../../data/site';
import type { Demo } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';

interface DemoToolbarProps {
  demo: Demo;
  hasPreview: boolean;
}

/**
 * What can be done with a demo, on every width. One stop of the tab key: arrow keys move inside
 * (wake-toolbars.ts). Without the script there is nothing to do, and no toolbar.
 */
export function DemoToolbar({ demo, hasPreview }: DemoToolbarProps) {
  const { t } = useLanguage();
  const { name, variants, source } = demo;
  const { url, branch } = site.repository;
  const both = new Set(variants.map(({ language }) => language)).size > 1;
  return (
    <div className="demo-toolbar needs-script" role="toolbar" aria-label={t('demoTools', { name })}>
      {both && <LanguageToggle />}
      <span className="bar-space" />
      <button
        type="button"
        className="tool"
        data-tool="code"
        aria-expanded="false"
        data-show={hasPreview ? t('expandCode') : t('showCode')}
        data-hide={hasPreview ? t('collapseCode') : t('hideCode')}
      >
        {hasPreview ? t('expandCode') : t('showCode')}
      </button>
      <button
        type="button"
        className="tool is-icon"
        data-tool="copy"
        tabIndex={-1}
        aria-label={t('copy')}
        title={t('copy')}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        className="tool is-icon"
        data-tool="reset"
        tabIndex={-1}
        aria-label={t('resetDemo')}
        title={t('resetDemo')}
      >
        <Icon name="reset" />
      </button>
      <a
        className="tool is-icon"
        tabIndex={-1}
        href={`${url}/blob/${branch}/${source}`}
        aria-label={t('demoSource')}
        title={t('demoSource')}
      >
        <Icon name="external" />
      </a>
    </div>
  );
}

/** Chooses the language of all code on the site. */
function LanguageToggle() {
  const { t } = useLanguage();
  return (
    <fieldset className="tool-group">
      <legend className="visually-hidden">{t('codeLanguage')}</legend>
      <button type="button" className="tool" data-tool="variant" value="JS" tabIndex={-1}>
        JS
      </button>
      <button type="button" className="tool" data-tool="variant" value="TS" tabIndex={-1}>
        TS
      </button>
    </fieldset>
  );
}
