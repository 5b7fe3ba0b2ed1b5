const IN_A_DRAWING = '[data-module]:not([data-replaced])';

const clock = {
  chosen: '[aria-selected=true]',
  rules: 'scroll-initial-target:nearest',
  around: 'scroll-padding:4px',
  snap: 'start',
};

/**
 * Lists that scroll to what is chosen in them when they are mounted, and rules that do the same without scripts: to the top
 * of clocks, to the middle of years. Browsers that do not know `scroll-initial-target`, such as Safari, snap to the only
 * element that can be snapped to.
 */
const lists = [
  { name: 'MuiDigitalClock-root', ...clock },
  { name: 'MuiMultiSectionDigitalClockSection-root', ...clock },
  {
    name: 'MuiYearCalendar-root',
    chosen: '[aria-checked=true]',
    rules: 'scroll-initial-target:nearest;scroll-snap-align:center',
    around: '',
    snap: 'center',
  },
];

/** The rules for the lists in the HTML of a demo. */
export function scrolledLists(html: string): string[] {
  return lists
    .filter(({ name }) => html.includes(name))
    .flatMap(({ name, chosen, rules, around, snap }) => [
      `${IN_A_DRAWING} .${name} ${chosen}{${rules}}`,
      ...(around ? [`${IN_A_DRAWING} .${name}{${around}}`] : []),
      `@supports not (scroll-initial-target:nearest){${IN_A_DRAWING} .${name}{scroll-snap-type:y mandatory}${IN_A_DRAWING} .${name} ${chosen}{scroll-snap-align:${snap}}}`,
    ]);
}
