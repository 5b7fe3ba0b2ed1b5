/**
 * The icons as they are drawn: what is changed here reaches readers once `npm run icons` has drawn the face
 * anew. Strokes of 24 × 24 units, 1.7 wide, with round ends.
 */
export const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z',
  system:
    'M4.5 4.5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM8.5 20.5h7M12 16.5v4',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 4.2 5.6 4.2 9s-1.2 6.4-4.2 9c-3-2.6-4.2-5.6-4.2-9S9 5.6 12 3z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20 20',
  external: 'M8 5.5h10.5v10.5M18 6L6 18',
  settings:
    'M12 5.8a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  bolt: 'M13.5 3L5.5 13.5H11L9.5 21l9-11H13z',
  box: 'M12 3l7.5 4.3v9.4L12 21l-7.5-4.3V7.3zM4.7 7.4l7.3 4.2 7.3-4.2M12 11.6V21',
  more: 'M5.5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM18.5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.6 0 2-1 1.7-2-.5-1.6.3-2.7 2-2.7H18a3 3 0 0 0 3-3C21 7.5 17 3 12 3zM7.5 12h.01M9.5 8h.01M14.5 8h.01',
  copy: 'M10.5 9h8A1.5 1.5 0 0 1 20 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5v-8A1.5 1.5 0 0 1 10.5 9zM15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9',
  reset: 'M4.5 4v5h5M4.9 14.5a7.5 7.5 0 1 0 .6-6.5L4.5 9',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  edit: 'M4 20l1-4.5L15.8 4.7a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19z',
  up: 'M12 19.5V5M5.5 11.5L12 5l6.5 6.5',
  contents: 'M4.5 7h.01M9 7h11M4.5 12h.01M9 12h11M4.5 17h.01M9 17h7',
  link: 'M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.7h.01',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8L16 9.5',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2h.01',
  'thumb-up':
    'M7.5 11v9H4v-9zM7.5 11l4-8a2.6 2.6 0 0 1 2.6 2.6V9H19a1.6 1.6 0 0 1 1.6 1.9l-1.3 7.6A1.8 1.8 0 0 1 17.5 20H7.5',
  comment:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5zM12 8v5M9.5 10.5h5',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3h.01',
} as const;

/** Ranks as on a collar: Pro has one pip, Premium two. */
export const ranks = {
  pro: 'M12 3.5l7 8.5-7 8.5-7-8.5z',
  premium: 'M6.5 4l5.5 8-5.5 8L1 12zM17.5 4l5.5 8-5.5 8-5.5-8z',
} as const;

/** Cells of a 3 × 3 lattice: capital letters are solid, others faint (`a` is top left, `i` bottom right). */
export const glyphs = {
  library: 'ACEGI',
  'data-grid': 'ABCdefghi',
  'date-pickers': 'abcdeFghi',
  charts: 'CEFGHI',
  'tree-view': 'AbEfHi',
  news: 'BDEFH',
  introduction: 'ADEG',
  concepts: 'ACGI',
  migration: 'BCEFG',
} as const;

/** Icons by what they mean. */
export type IconName = keyof typeof strokes | keyof typeof ranks;

/** Pictures of products and parts of the site. */
export type GlyphName = keyof typeof glyphs;
