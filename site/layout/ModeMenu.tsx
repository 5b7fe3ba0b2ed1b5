import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { Disclosure } from './Disclosure';

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
          <span className="only-light-mode-v2">
            <Icon name="sun" />
            <span className="visually-hidden">{t('lightMode')}</span>
          </span>
          <span className="only-dark-mode-v2">
            <Icon name="moon" />
            <span className="visually-hidden">{t('darkMode')}</span>
          </span>
        </>
      }
      className="mode-menu needs-script"
    >
      <fieldset>
        <legend className="visually-hidden">{t('colorMode')}</legend>
        {modes.map(({ value, icon, text }) => (
          <label key={value} className="panel-item">
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
