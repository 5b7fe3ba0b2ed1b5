import type { Thrown } from '../../../model';
import type { DemoDrawing } from '../../../page/demo-server-entry';
import type { Answer, OrderedDemo } from './drawing-messages';
import type { OpenEntry } from './open-entry';

/** What rendering needs from the process. */
export interface DrawingTools {
  /** Resets the random numbers. */
  restart: () => void;
  load: (url: string) => Promise<{ default?: unknown }>;
  describe: (thrown: unknown) => Thrown;
  /** The languages in which demos with texts of packages are rendered again. */
  languages: readonly string[];
}

/**
 * Renders one demo in all its languages. Random numbers are reset before each, so that the order does not matter. The
 * drawing process gets the source text of this function, so it must not use anything outside.
 */
export async function drawDemo(
  { file, url, hasPackageText }: OrderedDemo,
  { draw, isComponent, restart: restartSite }: OpenEntry,
  { restart, load, describe, languages }: DrawingTools,
): Promise<Answer> {
  let when: 'import' | 'render' = 'import';
  try {
    restart();
    await restartSite?.();
    const { default: component } = await load(url);
    if (isComponent?.(component) === false) return { file, failure: 'no component' };
    when = 'render';
    const drawing = await drawn(component);
    const translated: Record<string, DemoDrawing> = {};
    for (const language of drawing?.hasPackageText || hasPackageText ? languages : []) {
      // Rendering may fail in one language only; the default result is used there.
      const other = await drawn(component, language).catch(() => undefined);
      if (other !== undefined) translated[language] = other;
    }
    return { file, ...drawing, translated };
  } catch (error) {
    return { file, failure: { when, thrown: describe(error) } };
  }

  async function drawn(component: unknown, language?: string): Promise<DemoDrawing | undefined> {
    restart();
    const drawing = await draw?.(component, language);
    if (drawing !== undefined && (typeof drawing?.html !== 'string' || typeof drawing.styles !== 'string'))
      throw new TypeError('the `demoServerEntry` of the site draws it without `html` and `styles`');
    return drawing;
  }
}
