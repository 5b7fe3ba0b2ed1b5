const styles = '.card{width:1200px;height:630px;font-family:Geist}';

export const serverEntry = {
  render: () => ({ htmlAttributes: {}, head: '', styles: '', body: '<body></body>' }),
  sharedStyles: () => '',
  beforePaint: () => '',
  picture: {
    faces: [{ name: 'Geist', file: 'site/geist.woff2' }],
    draw: ({ title, description }) => ({
      html: `<div class="card">${title} ${description}</div>`,
      styles,
      alt: title,
    }),
  },
};
