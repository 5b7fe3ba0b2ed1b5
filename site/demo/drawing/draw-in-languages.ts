import type { ComponentType } from 'react';
import type { DemoDrawing, DrawMounted } from '../../../generator/page/demo-server-entry';
import { FIRST_LOOK } from '../theme/demo-theme';
import { type DrawnForBoth, drawAtBothWidths } from './draw-at-both-widths';
import { lookIn } from './look-in';
import { addMarkedTexts, inLanguage, MARKED } from './marked-texts';
import { hasMarks, withoutMarks } from './text-marks';

/**
 * Prerenders demos mounted, in English and the given languages. A demo that differs between them in marked texts
 * alone is mounted once.
 */
export async function drawInLanguages(languages: readonly string[]): Promise<DrawMounted> {
  // Loads the packages of translations before any demo, so that the result does not depend on the first demo.
  for (const language of languages) await lookIn(language);
  addMarkedTexts(languages);
  let last: { component: unknown; drawn: DrawnForBoth | undefined } = {
    component: undefined,
    drawn: undefined,
  };
  return async (component, language) => {
    const Demo = component as ComponentType;
    if (language === undefined) {
      const drawn = await drawAtBothWidths(Demo, { ...FIRST_LOOK, language: MARKED });
      const isCut = drawn !== undefined && hasCutMarks(drawn);
      last = { component, drawn: drawn?.differsInMarksOnly && !isCut ? drawn : undefined };
      return drawingOf(isCut ? await drawAtBothWidths(Demo, FIRST_LOOK) : drawn, withoutMarks);
    }
    const known = last.component === component ? last.drawn : undefined;
    return (
      drawingOf(known, (html) => inLanguage(html, language)) ??
      drawingOf(await drawAtBothWidths(Demo, await lookIn(language)), (html) => html)
    );
  };
}

/** Whether a demo has cut a marked text, or written one into its styles. */
function hasCutMarks({ html, narrow = '', rules }: DrawnForBoth): boolean {
  return hasMarks(withoutMarks(html + narrow)) || hasMarks(rules.join(''));
}

/** A drawing with its texts told; undefined if one of them cannot be. */
function drawingOf(
  drawn: DrawnForBoth | undefined,
  tell: (html: string) => string | undefined,
): DemoDrawing | undefined {
  const html = drawn && tell(drawn.html);
  const narrow = drawn?.narrow === undefined ? undefined : tell(drawn.narrow);
  if (!drawn || html === undefined || (drawn.narrow !== undefined && narrow === undefined)) return undefined;
  const { isByPointer = false, rules, hasPackageText } = drawn;
  return { html, ...(narrow !== undefined && { narrow, isByPointer }), styles: '', rules, hasPackageText };
}
