/** The unit of all distances, in px (RULES §9). */
export const SPACING = 8;

/** Corners, in px: the base theme's, and the site's own (RULES §9). */
export const radius = { base: 4, site: 12 } as const;

/**
 * Parts of the frame, in px at a font size of 16 px. The text column has this width on all screens that have room for
 * it, because demos are drawn for it (demo/drawing/places.ts). Other parts adapt (column-layout.ts).
 */
export const frame = { topBar: 57, column: 736, sideMenu: { least: 264, most: 300 } } as const;

/**
 * Every colour of the frame by what it is for. All pairs of text and ground that occur reach WCAG AA
 * (tests/site/theme.test.ts holds them).
 */
export const light = {
  paper: '#ffffff',
  sunken: '#f5f8f7',
  raised: '#ffffff',
  line: '#e1e8e6',
  'line-strong': '#c3cfcb',
  ink: '#121a18',
  'ink-soft': '#43514d',
  'ink-faint': '#5e6c68',
  accent: '#0a6c62',
  'accent-soft': '#e2f3ef',
  'accent-line': '#8cccc0',
  secondary: '#5b4bb7',
  'line-control': '#7f8d88',
  info: '#1a5b9e',
  'info-soft': '#eaf2fb',
  success: '#1c6b37',
  'success-soft': '#e7f5eb',
  warning: '#7d4e00',
  'warning-soft': '#fdf3df',
  error: '#a82a20',
  'error-soft': '#fdeeec',
  pro: '#1a5b9e',
  premium: '#8a5600',
  selection: '#bfe6dd',
  'code-keyword': '#8b2c8f',
  'code-string': '#1b6a45',
  'code-literal': '#9a4a00',
  'code-comment': '#5c6b66',
  'code-function': '#1a5b9e',
  'code-type': '#0a6c62',
  'code-property': '#32504a',
  'code-tag': '#0a6c62',
  'code-attribute': '#785000',
  'code-operator': '#43514d',
  'code-special': '#a2371c',
  'code-deleted': '#8f2118',
  'code-deleted-soft': '#fbe6e3',
  'code-inserted': '#16592e',
  'code-inserted-soft': '#def3e5',
} as const;

export type ColorName = keyof typeof light;

/** The same names by night. */
export const dark: Record<ColorName, string> = {
  paper: '#0e1413',
  sunken: '#141c1a',
  raised: '#18211f',
  line: '#25302d',
  'line-strong': '#3c4a46',
  ink: '#e9f0ee',
  'ink-soft': '#b2bfbb',
  'ink-faint': '#8f9d98',
  accent: '#66d1c1',
  'accent-soft': '#12302b',
  'accent-line': '#2c6c61',
  secondary: '#b3a7f5',
  'line-control': '#6b7a75',
  info: '#86bdf5',
  'info-soft': '#12263a',
  success: '#7ed29a',
  'success-soft': '#12291b',
  warning: '#eebd63',
  'warning-soft': '#2e2411',
  error: '#f59a90',
  'error-soft': '#381a17',
  pro: '#86bdf5',
  premium: '#eebd63',
  selection: '#1f5a50',
  'code-keyword': '#dd9be0',
  'code-string': '#8fd6ab',
  'code-literal': '#f0ae72',
  'code-comment': '#8b9a95',
  'code-function': '#8fc1f5',
  'code-type': '#6fd3c4',
  'code-property': '#c3d5d0',
  'code-tag': '#6fd3c4',
  'code-attribute': '#e3c07f',
  'code-operator': '#b2bfbb',
  'code-special': '#f29c7f',
  'code-deleted': '#f7aaa1',
  'code-deleted-soft': '#3a1d1a',
  'code-inserted': '#95dcae',
  'code-inserted-soft': '#143322',
};

/** What the browser paints around the page: the ground of the top bar. */
export const themeColors = { light: light.paper, dark: dark.paper } as const;
