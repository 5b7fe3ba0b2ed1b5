import type { PaletteColors } from './settings-reducer';

/** Colours that a palette has and a reader may choose. */
const NAMES: readonly string[] = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

const SHADES: readonly string[] = ['main', 'light', 'dark', 'contrastText'];

/** What MUI can calculate with; anything else would throw in every demo (RULES §8). */
const COLOR =
  /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl)\(\s*\d+(?:\.\d+)?(?:\s*,\s*\d+(?:\.\d+)?%?){2}\s*\))$/i;

/**
 * Reads stored colours; a cookie is open to everyone, so only known names with colours that can be
 * calculated with pass. The main colour must be a string (RULES §5): without one a name is nothing.
 */
export function parsePaletteColors(text: string | null | undefined): PaletteColors {
  const stored = parsed(text);
  return Object.fromEntries(
    NAMES.flatMap((name): [string, Record<string, string>][] => {
      const shades = shadesOf(member(stored, name));
      return 'main' in shades ? [[name, shades]] : [];
    }),
  );
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

function shadesOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    SHADES.flatMap((shade): [string, string][] => {
      const color = member(value, shade);
      return typeof color === 'string' && COLOR.test(color) ? [[shade, color]] : [];
    }),
  );
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
