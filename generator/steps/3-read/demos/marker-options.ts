import type { DemoOptions } from '../../../page/demo';

type Check = { wanted: string; holds: (value: unknown) => boolean };

const yesOrNo: Check = { wanted: 'true or false', holds: (value) => typeof value === 'boolean' };
/** A number with a unit, or a CSS function. */
const CSS_LENGTH =
  /^(0|(\d+|\d*\.\d+)(px|%|r?em|r?lh|ch|ex|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max)|cm|mm|in|pt|pc))$|^(calc|min|max|clamp|fit-content)\(.+\)$/;

const size: Check = {
  wanted: "a number of pixels, or a CSS length such as '20em' or '100%'",
  holds: (value) => (typeof value === 'string' ? CSS_LENGTH.test(value) : isPixels(value)),
};
function isPixels(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}

const backgrounds = ['inline', 'outlined', 'gradient', 'playground'];

/** All options of a demo, and their valid values (RULES §4.9). */
const checks: Record<keyof DemoOptions, Check> = {
  hideToolbar: { wanted: 'true; leave it out otherwise', holds: (value) => value === true },
  defaultCodeOpen: yesOrNo,
  bg: {
    wanted: `true, false or one of ${backgrounds.join(', ')}`,
    holds: (value) => typeof value === 'boolean' || backgrounds.some((known) => known === value),
  },
  iframe: yesOrNo,
  maxWidth: size,
  height: size,
  disableAd: yesOrNo,
  disableLiveEdit: yesOrNo,
  hideEditButton: yesOrNo,
};

/** Names of all options. */
export const demoOptionNames: readonly string[] = Object.keys(checks);

/** The expected value of an option, when its value is invalid. */
export function wrongOption(name: string, value: unknown): string | undefined {
  const check = isOption(name) ? checks[name] : undefined;
  return check && !check.holds(value) ? check.wanted : undefined;
}

/** Whether an option of this name exists. */
export function isOption(name: string): name is keyof DemoOptions {
  return Object.hasOwn(checks, name);
}

/** Whether all options exist and have valid values. */
export function areOptions(
  options: Record<string, unknown>,
): options is DemoOptions & Record<string, unknown> {
  return Object.entries(options).every(([name, value]) => isOption(name) && checks[name].holds(value));
}

/** The reason why options contradict each other, if they do (RULES §4.9). */
export function conflictingOptions(options: Record<string, unknown>): string | undefined {
  if (!options.hideToolbar) return undefined;
  if ('defaultCodeOpen' in options)
    return 'without a toolbar no code is shown, so "defaultCodeOpen" has no effect';
  if ('disableAd' in options) return 'without a toolbar there is no ad, so "disableAd" has no effect';
  return undefined;
}
