import { links } from './links';

/** Draws links around every page. */
export const serverEntry = {
  render: () => ({
    htmlAttributes: { lang: 'en' },
    head: '',
    styles: '',
    body: `<body>${links.map((href) => `<a class="top" href="${href}">Go</a>`).join('')}</body>`,
  }),
  sharedStyles: () => '',
  beforePaint: () => '',
};
