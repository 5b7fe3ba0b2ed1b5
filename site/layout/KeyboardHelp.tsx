import type { WordKey } from '../language/dictionaries';
import { useLanguage } from '../language/LanguageProvider';
import { popoverButton } from '../support/popover';
import { Icon } from '../theme/Icon';

/** The id by which the key and the foot of the page open the list. */
export const KEYBOARD_HELP = 'keyboard-help';

/** React 18 does not know the attribute. */
const POPOVER: Record<string, string> = { popover: 'auto' };

/** What each key does; a row may have several ways. */
const keys: { ways: string[][]; does: WordKey }[] = [
  { ways: [['/'], ['⌘', 'K'], ['Ctrl', 'K']], does: 'keySearch' },
  { ways: [['?']], does: 'keyHelp' },
  {
    ways: [
      ['⌘', 'C'],
      ['Ctrl', 'C'],
    ],
    does: 'keyCopy',
  },
  { ways: [['←'], ['→']], does: 'keyArrows' },
  { ways: [['Esc']], does: 'keyEscape' },
];

/** The list of all keys of the site. Opens and closes without a script from the foot of the page. */
export function KeyboardHelp() {
  const { t } = useLanguage();
  return (
    <div
      id={KEYBOARD_HELP}
      className="keyboard-help needs-script"
      {...POPOVER}
      role="dialog"
      aria-labelledby="keyboard-help-title"
      tabIndex={-1}
    >
      <p className="keyboard-help-title" id="keyboard-help-title">
        {t('keyboardHelp')}
      </p>
      <button
        type="button"
        className="bar-button"
        {...popoverButton(KEYBOARD_HELP, 'hide')}
        aria-label={t('closeKeyboardHelp')}
      >
        <Icon name="close" />
      </button>
      <dl>
        {keys.map(({ ways, does }) => (
          <div key={does}>
            <dt>
              {ways.map((way) => (
                <span key={way.join('')}>
                  {way.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
