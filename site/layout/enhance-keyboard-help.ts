import { KEYBOARD_HELP } from './hooks';

/** Where a question mark is a letter: in fields, and in demos, whose cells become fields by it. */
const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable=false]),[data-demo]';

/** `?` shows and hides the list of keys, unless it is typed into something. */
export function enhanceKeyboardHelp(): void {
  const help = document.getElementById(KEYBOARD_HELP);
  if (!help) return;
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    event.preventDefault();
    help.togglePopover();
    if (help.matches(':popover-open')) help.focus();
  });
}
