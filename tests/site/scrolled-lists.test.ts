import { describe, expect, it } from 'vitest';
import { scrolledLists } from '../../site/demo/drawing/scrolled-lists';

describe('a drawn list that scrolls to what is chosen', () => {
  it.each([
    ['MuiDigitalClock-root', '[aria-selected=true]', 'start'],
    ['MuiYearCalendar-root', '[aria-checked=true]', 'center'],
  ])('does so in browsers without an initial target, too: %s', (name, chosen, snap) => {
    const rules = scrolledLists(`<div class="${name}"></div>`).join('');
    const [, fallback = ''] = rules.split('@supports not (scroll-initial-target:nearest)');
    expect(fallback).toContain(`.${name}{scroll-snap-type:y mandatory}`);
    expect(fallback).toContain(`.${name} ${chosen}{scroll-snap-align:${snap}}`);
  });
});
