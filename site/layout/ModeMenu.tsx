/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { Disclosure } from './Disclosure';
import { MODE_MENU } from './hooks';
import { barMenuStyles, summaryStyles } from './top-bar-styles';

/** Light, dark or as the device. Needs the script, so without it the menu is not there. */
export function ModeMenu() {
  const { t } = useLanguage();
  const modes = [
    { value: 'light', icon: 'sun', text: t('lightMode') },
    { value: 'dark', icon: 'moon', text: t('darkMode') },
    { value: 'system', icon: 'system', text: t('systemMode') },
  ] as const;
  return (
    <Disclosure
      label={t('colorMode')}
      summary={
        <>
          <span className="only-light-mode-v2" css={summaryStyles.icon}>
            <Icon name="sun" />
            <span className="visually-hidden">{t('lightMode')}</span>
          </span>
          <span className="only-dark-mode-v2" css={summaryStyles.icon}>
            <Icon name="moon" />
            <span className="visually-hidden">{t('darkMode')}</span>
          </span>
        </>
      }
      name={MODE_MENU}
      styles={barMenuStyles.mode}
    >
      <fieldset>
        <legend className="visually-hidden">{t('colorMode')}</legend>
        {modes.map(({ value, icon, text }) => (
          <label key={value} css={popupMenuStyles.line}>
            <input className="visually-hidden" type="radio" name="mui-mode" value={value} />
            <Icon name={icon} />
            {text}
            <Icon name="check" />
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
