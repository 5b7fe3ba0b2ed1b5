/** Draws an empty page: what this site is about is said without it. */
export const serverEntry = {
  render: () => ({ htmlAttributes: { lang: 'en' }, head: '', styles: '', body: '<body></body>' }),
  sharedStyles: () => '',
  beforePaint: () => '',
};
