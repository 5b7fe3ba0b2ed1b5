import { partsOf } from './lengths';
import type { Declarations } from './style-rules';

/** A flex item: its base size, its flex factors, and its maximum size, in px. */
export interface FlexItem {
  base: number;
  grow: number;
  shrink: number;
  most: number;
  least: number;
}

/** Parses `flex` and its longhands; the default basis is `auto`. */
export function readFlex(declared: Declarations): { grow: number; shrink: number; basis: string } {
  const flex = { grow: 0, shrink: 1, basis: 'auto' };
  for (const [name, value] of declared) {
    if (name === 'flex') Object.assign(flex, shorthand(value));
    else if (name === 'flex-grow') flex.grow = Number(value);
    else if (name === 'flex-shrink') flex.shrink = Number(value);
    else if (name === 'flex-basis') flex.basis = value;
  }
  return flex;
}

function shorthand(value: string): { grow: number; shrink: number; basis: string } {
  if (value === 'none') return { grow: 0, shrink: 0, basis: 'auto' };
  if (value === 'auto' || value === 'initial')
    return { grow: value === 'auto' ? 1 : 0, shrink: 1, basis: 'auto' };
  const parts = partsOf(value);
  const [grow = 1, shrink = 1] = parts.filter((part) => /^[\d.]+$/.test(part)).map(Number);
  return { grow, shrink, basis: parts.find((part) => !/^[\d.]+$/.test(part)) ?? '0px' };
}

/** The size of each item when `free` px are left, or missing if negative. */
export function shareOut(items: FlexItem[], free: number): number[] {
  return free < 0 ? shrunk(items, free) : grown(items, free);
}

function shrunk(items: FlexItem[], free: number): number[] {
  const weight = items.reduce((sum, { shrink, base }) => sum + shrink * base, 0) || 1;
  return items.map(({ base, shrink, least }) =>
    Math.max(Math.min(base, least), base + (free * shrink * base) / weight),
  );
}

/** Items at their maximum leave the rest to the others. */
function grown(items: FlexItem[], free: number): number[] {
  const full = new Set<FlexItem>();
  for (;;) {
    const open = items.filter((item) => item.grow > 0 && !full.has(item));
    const sum = open.reduce((all, { grow }) => all + grow, 0);
    const left = [...full].reduce((rest, { most, base }) => rest - (most - base), free);
    const share = ({ base, grow }: FlexItem) => base + (sum > 0 ? Math.max(0, (left * grow) / sum) : 0);
    const capped = open.filter((item) => share(item) > item.most);
    if (capped.length === 0)
      return items.map((item) =>
        full.has(item) ? item.most : open.includes(item) ? share(item) : item.base,
      );
    for (const item of capped) full.add(item);
  }
}
