/** @jsxImportSource @emotion/react */
import type { WordKey } from '../language/dictionaries';
import { useLanguage } from '../language/LanguageProvider';
import { popoverButton } from '../support/popover';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { KEYBOARD_HELP } from './hooks';
import { keyboardHelpStyles } from './layout-styles';

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
      className="needs-script"
      css={keyboardHelpStyles}
      {...POPOVER}
      role="dialog"
      aria-labelledby="keyboard_help_title"
      tabIndex={-1}
    >
      <p id="keyboard_help_title">{t('keyboardHelp')}</p>
      <button
        type="button"
        css={barButton}
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
