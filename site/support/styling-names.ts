import type { Styling } from '../../generator/page/styling';

/** The styling systems in cookies and analytics (RULES §3.3). */
export const stylingNames: Readonly<Record<Styling, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};
