/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import type { Demo, DemoVariant } from '../../generator/page/demo';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { Icon } from '../theme/Icon';
import type { IconName } from '../theme/icon-shapes';
import { TOOLS } from './hooks';
import { MoreMenu } from './MoreMenu';
import { StylingMenu } from './StylingMenu';
import { toolbarStyles as styles } from './toolbar-styles';

interface DemoToolbarProps {
  demo: Demo;
  hasPreview: boolean;
}

/**
 * The tools of a demo, on every width. The toolbar is one tab stop: arrow keys move inside it
 * (toolbar-keys.ts). Without a script there is no toolbar.
 */
export function DemoToolbar({ demo, hasPreview }: DemoToolbarProps) {
  const { t } = useLanguage();
  const { name, variants, options } = demo;
  const stylings = [...new Set(variants.map(({ styling }) => styling))];
  const show = hasPreview ? t('expandCode') : t('showCode');
  const hide = hasPreview ? t('collapseCode') : t('hideCode');
  const both = new Set(variants.map(({ language }) => language)).size > 1;
  return (
    <div
      className="needs-script"
      css={styles.toolbar}
      {...hook(TOOLS)}
      role="toolbar"
      aria-label={t('demoTools', { name })}
    >
      {stylings.length > 1 && <StylingMenu stylings={stylings} />}
      {both && <LanguageToggle />}
      <span css={styles.space} />
      <button
        type="button"
        css={styles.tool}
        data-tool="code"
        tabIndex={0}
        aria-expanded={options.defaultCodeOpen === true}
        data-show={show}
        data-hide={hide}
      >
        {options.defaultCodeOpen ? hide : show}
      </button>
      {isEditable(demo) && <IconTool name="edit" icon="edit" label={t('editDemo')} />}
      <IconTool name="copy" icon="copy" label={t('copy')} />
      {variants.some(({ packages }) => packages) && <SandboxTools />}
      <IconTool name="reset" icon="reset" label={t('resetDemo')} />
      <MoreMenu demo={demo} />
    </div>
  );
}

/** Code is editable if the site has an editor and the author does not disable it. */
function isEditable({ options }: Demo): boolean {
  return site.entries.demoEditor !== undefined && !options.disableLiveEdit;
}

/** Only for demos that can run in a sandbox. */
function SandboxTools() {
  const { t } = useLanguage();
  return (
    <>
      <IconTool name="stackblitz" icon="bolt" label={t('openIn', { name: 'StackBlitz' })} />
      <IconTool name="codesandbox" icon="box" label={t('openIn', { name: 'CodeSandbox' })} />
    </>
  );
}

interface IconToolProps {
  /** The action of the script on a click (tools.ts). */
  name: string;
  icon: IconName;
  label: string;
}

function IconTool({ name, icon, label }: IconToolProps) {
  return (
    <button
      type="button"
      css={styles.tool}
      data-tool={name}
      data-icon=""
      tabIndex={-1}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

/** TypeScript is pressed until a script knows what the reader has chosen (press-choices.ts). */
function LanguageTool({ language }: Pick<DemoVariant, 'language'>) {
  const isShown = language === 'TS';
  return (
    <button
      type="button"
      css={styles.tool}
      data-tool="variant"
      value={language}
      aria-pressed={isShown}
      tabIndex={-1}
    >
      {language}
    </button>
  );
}

/** Selects the language of all code on the site. */
function LanguageToggle() {
  const { t } = useLanguage();
  return (
    <fieldset css={styles.group}>
      <legend className="visually-hidden">{t('codeLanguage')}</legend>
      <LanguageTool language="JS" />
      <LanguageTool language="TS" />
    </fieldset>
  );
}
