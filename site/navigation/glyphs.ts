import type { GlyphName } from '../theme/icon-shapes';

/** The pictures of the menu's first level, by pathname; an entry without one goes without. */
export const menuGlyphs: Record<string, GlyphName> = {
  '/x/whats-new': 'news',
  '/x/introduction-group': 'introduction',
  '/x/common-features-group': 'concepts',
  '/x/react-data-grid-group': 'data-grid',
  '/x/react-date-pickers-group': 'date-pickers',
  '/x/react-charts-group': 'charts',
  '/x/react-tree-view-group': 'tree-view',
  '/x/migration-group': 'migration',
  '/material-ui-group': 'library',
};
