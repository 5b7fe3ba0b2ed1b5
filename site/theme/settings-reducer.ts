/** Colours of a palette by name: `{ primary: { main: '#0a6c62' } }`. */
export type PaletteColors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a reader wants the demos to look (RULES §3). */
export interface ThemeSettings {
  dense: boolean;
  direction: 'ltr' | 'rtl';
  paletteColors: PaletteColors;
  spacing: number;
  paletteMode: 'light' | 'dark';
  /** Whether demos wear the site's face and colours, or Material's own. */
  demoTheme: 'site' | 'material';
}

/** What may happen to the settings (RULES §4). */
export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors' | 'demoTheme'>>;
    };

/** What everyone starts from. */
export const initialSettings: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
  demoTheme: 'site',
};

/** The settings after an action. Throws at an action that does not exist. */
export function settingsReducer(state: ThemeSettings, action: ThemeAction): ThemeSettings {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: initialSettings.dense, spacing: initialSettings.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: initialSettings.paletteColors };
    case 'CHANGE':
      return changed(state, action.payload);
    default:
      return unrecognized(action);
  }
}

/** The same object when nothing differs by value, so that nothing is drawn again in vain. */
function changed(
  state: ThemeSettings,
  { paletteMode, direction, paletteColors, demoTheme }: Extract<ThemeAction, { type: 'CHANGE' }>['payload'],
): ThemeSettings {
  const next: ThemeSettings = {
    ...state,
    paletteMode: paletteMode || state.paletteMode,
    direction: direction || state.direction,
    paletteColors: paletteColors || state.paletteColors,
    demoTheme: demoTheme || state.demoTheme,
  };
  const same =
    next.paletteMode === state.paletteMode &&
    next.direction === state.direction &&
    next.demoTheme === state.demoTheme &&
    sameColors(next.paletteColors, state.paletteColors);
  return same ? state : next;
}

/** Whether two sets hold the same colours under the same names, in whatever order. */
export function sameColors(a: PaletteColors, b: PaletteColors): boolean {
  return inOrder(a) === inOrder(b);
}

function inOrder(colors: PaletteColors): string {
  const pairs = Object.entries(colors).flatMap(([name, shades]) =>
    Object.entries(shades).map(([shade, value]) => JSON.stringify([name, shade, value])),
  );
  return pairs.sort().join();
}

function unrecognized(action: never): never {
  throw new Error(`Unrecognized type ${String(Reflect.get(Object(action), 'type'))}`);
}
