/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { popoverButton } from '../support/popover';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { light } from '../theme/tokens';
import { SETTINGS } from './hooks';
import { Choice } from './SettingsChoice';
import { rowStyles, settingsStyles as styles } from './settings-styles';

/**
 * How the reader wants the site and its demos. Opens and closes without a script of ours; what it does
 * is fetched when somebody reaches for it (enhance-settings.ts). Its modes have a name of their own, or they
 * would be one group with those of the top bar.
 */
export function SettingsDrawer() {
  const { t } = useLanguage();
  const modes = { light: t('lightMode'), dark: t('darkMode'), system: t('systemMode') };
  return (
    <div
      id={SETTINGS}
      className="needs-script"
      css={styles.drawer}
      {...POPOVER}
      role="dialog"
      aria-label={t('settings')}
    >
      <p css={styles.title}>
        {t('settings')}
        <button
          type="button"
          css={barButton}
          {...popoverButton(SETTINGS, 'hide')}
          aria-label={t('closeSettings')}
        >
          <Icon name="close" />
        </button>
      </p>
      <p css={styles.failed} role="alert">
        {t('settingsFailed')}
      </p>
      <Choice name="settings-mui-mode" label={t('colorMode')} options={modes} />
      <Choice name="direction" label={t('direction')} options={{ ltr: t('ltr'), rtl: t('rtl') }} />
      <p css={styles.note}>{t('settingsDemos')}</p>
      <Choice
        name="demoTheme"
        label={t('demoTheme')}
        options={{ site: t('siteTheme'), material: t('materialTheme') }}
      />
      <Choice name="dense" label={t('density')} options={{ false: t('comfortable'), true: t('compact') }} />
      <Spacing />
      <Colors />
    </div>
  );
}

function Spacing() {
  const { t } = useLanguage();
  return (
    <fieldset>
      <legend>{t('spacing')}</legend>
      <div css={rowStyles.spacing}>
        <button type="button" name="DECREASE_SPACING" css={rowStyles.step} aria-label={t('lessSpacing')}>
          −
        </button>
        <output dir="ltr">8 px</output>
        <button type="button" name="INCREASE_SPACING" css={rowStyles.step} aria-label={t('moreSpacing')}>
          +
        </button>
        <button type="button" name="RESET_DENSITY" css={rowStyles.reset}>
          {t('resetDensity')}
        </button>
      </div>
    </fieldset>
  );
}

function Colors() {
  const { t } = useLanguage();
  return (
    <fieldset>
      <legend>{t('colors')}</legend>
      <div css={rowStyles.colors}>
        <label>
          <input type="color" name="primary" defaultValue={light.accent} />
          {t('primaryColor')}
        </label>
        <label>
          <input type="color" name="secondary" defaultValue={light.secondary} />
          {t('secondaryColor')}
        </label>
        <button type="button" name="RESET_COLORS" css={rowStyles.reset}>
          {t('resetColors')}
        </button>
      </div>
    </fieldset>
  );
}

/** React 18 does not know the attribute. */
const POPOVER: Record<string, string> = { popover: 'auto' };
