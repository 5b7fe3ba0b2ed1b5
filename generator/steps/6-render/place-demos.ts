import type { DemoParts, LoadedText } from '../../model';
import type { Part } from '../../page/content';
import type { Demo, DemoVariant } from '../../page/demo';

/** A text whose demos are bound to this build's files. */
export interface PlacedText {
  parts: Part[];
  slots: string[];
  styles: string;
}

/** Gives every demo of a text its module and its fallback. `read` fetches from the store. */
export function placeDemos(
  text: Pick<LoadedText, 'parts' | 'slots' | 'styles'>,
  demos: Record<string, DemoParts>,
  read: (name: string) => string,
): PlacedText {
  const slots = [...text.slots];
  const rules: string[] = [];
  const parts = text.parts.map((part): Part => {
    if (part.kind !== 'demo') return part;
    const parts = demos[part.demo.modules.system ?? ''];
    const bound = bindModules(part.demo, demos);
    if (!parts?.fallback) return { kind: 'demo', demo: bound };
    slots.push(read(parts.fallback.html));
    rules.push(...read(parts.fallback.styles).split('\n'));
    const { shows } = parts.fallback;
    return { kind: 'demo', demo: { ...bound, fallback: slots.length - 1, fallbackShows: shows } };
  });
  return { parts, slots, styles: text.styles + [...new Set(rules)].join('') };
}

/** Sources become urls; a variant that was not bundled has none. */
function bindModules(demo: Demo, demos: Record<string, DemoParts>): Demo {
  const modules = Object.fromEntries(
    Object.entries(demo.modules).flatMap(([styling, source]) => {
      const url = demos[source]?.module;
      return url ? [[styling, url]] : [];
    }),
  );
  return { ...demo, modules, variants: demo.variants.map((variant) => bindPackages(variant, demo, demos)) };
}

function bindPackages(
  variant: DemoVariant,
  { modules }: Demo,
  demos: Record<string, DemoParts>,
): DemoVariant {
  const packages = demos[modules[variant.styling] ?? '']?.packages;
  return packages ? { ...variant, packages } : variant;
}
