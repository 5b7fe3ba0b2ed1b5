import { all } from '../support/dom';
import {
  initialSettings,
  settingsReducer,
  type ThemeAction,
  type ThemeSettings,
} from '../theme/settings-reducer';
import { readSettings, writeSettings } from '../theme/stored-settings';

/** A control of the drawer as its reader left it: a button has no value. */
export interface UsedControl {
  name: string;
  value: string;
}

/**
 * Shows in the drawer's controls what is chosen. The returned function is told which of them were used, and
 * changes the settings.
 */
export function runSettings(drawer: HTMLElement): (control: UsedControl) => void {
  const colors = drawnColors(drawer);
  const update = () => show(drawer, colors);
  drawer.addEventListener('beforetoggle', update);
  // Another window has chosen.
  window.addEventListener('storage', update);
  update();
  return (control) => {
    for (const action of actionsOf(control)) {
      const before = readSettings();
      const after = settingsReducer(before, action);
      if (after !== before && after.spacing >= 0) writeSettings(after);
    }
    update();
  };
}

/** Actions that need nothing more than a click. */
const simple: ThemeAction[] = [
  { type: 'INCREASE_SPACING' },
  { type: 'DECREASE_SPACING' },
  { type: 'RESET_DENSITY' },
  { type: 'RESET_COLORS' },
];

function actionsOf({ name, value }: UsedControl): ThemeAction[] {
  switch (name) {
    case 'direction':
      return [{ type: 'CHANGE', payload: { direction: value === 'rtl' ? 'rtl' : 'ltr' } }];
    case 'demoTheme':
      return [{ type: 'CHANGE', payload: { demoTheme: value === 'material' ? 'material' : 'site' } }];
    case 'dense':
      return [{ type: 'SET_DENSE', payload: value === 'true' }];
    case 'primary':
    case 'secondary': {
      const { paletteColors } = readSettings();
      return [{ type: 'CHANGE', payload: { paletteColors: { ...paletteColors, [name]: { main: value } } } }];
    }
    default:
      return simple.filter(({ type }) => type === name);
  }
}

/** What the colour fields show for Material's theme; they are drawn with the site's colours. */
const OF_MATERIAL: Record<string, string> = { primary: '#1976d2', secondary: '#9c27b0' };

/** What the colour fields show while nothing is chosen: the values they were drawn with. */
function drawnColors(drawer: HTMLElement): Map<HTMLInputElement, string> {
  const fields = drawer.querySelectorAll<HTMLInputElement>('input[type=color]');
  return new Map([...fields].map((field) => [field, field.defaultValue]));
}

function show(drawer: HTMLElement, colors: Map<HTMLInputElement, string>): void {
  const settings: ThemeSettings = { ...initialSettings, ...readSettings() };
  const { direction, demoTheme, dense } = settings;
  const chosen: Record<string, string> = { direction, demoTheme, dense: String(dense) };
  for (const radio of drawer.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    const value = chosen[radio.name];
    if (value !== undefined) radio.checked = radio.value === value;
  }
  for (const [field, drawn] of colors) {
    const unchosen = demoTheme === 'material' ? OF_MATERIAL[field.name] : undefined;
    field.value = settings.paletteColors[field.name]?.['main'] ?? unchosen ?? drawn;
  }
  for (const output of all('output', drawer)) output.textContent = `${settings.spacing} px`;
}
