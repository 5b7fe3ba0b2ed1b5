/** Where the pages of Material UI lie that the titles list: their readers mostly come for another library. */
export const libraryFolders = [
  '/getting-started',
  '/components',
  '/component',
  '/css-in-js',
  '/styles',
  '/system',
  '/customization',
  '/guides',
  '/discover-more',
  '/versions',
];
