import { codeBlockHtml } from '../../../markup/code/code-html';
import type { DemoParts, LoadedText } from '../../../model';
import type { Demo, DemoVariant } from '../../../page/demo';
import type { ReferenceExample } from '../../../page/reference';
import { placeDemos } from '../place-demos';
import type { PendingExample } from './reference-content';

/** The sources of an example: the page's slots, its demos, and the store by name. */
interface ExampleSources {
  slots: string[];
  demos: Record<string, DemoParts>;
  read: (name: string) => string;
}

/** An example, ready for rendering; its HTML is added to the page's slots. */
interface PresentedExample {
  example?: ReferenceExample;
  slots: string[];
  /** Styles of its demo. */
  styles: string;
}

/** Converts an example to page content: the prerendered demo and its whole code. */
export function presentExample(
  pending: PendingExample | undefined,
  { slots, demos, read }: ExampleSources,
): PresentedExample {
  if (!pending) return { slots, styles: '' };
  if (pending.kind === 'code') {
    const html = codeBlockHtml({ text: pending.code, language: 'tsx' });
    return { example: { kind: 'code', html: slots.length }, slots: [...slots, html], styles: '' };
  }
  const text: LoadedText = JSON.parse(read(pending.loaded));
  const demo = findDemo(pending.name, text);
  if (!demo) return { slots, styles: '' };
  const moved = withWholeCode(demo, text.slots, slots);
  const placed = placeDemos(
    { parts: [{ kind: 'demo', demo: moved.demo }], slots: moved.slots, styles: '' },
    demos,
    read,
  );
  const [part] = placed.parts;
  const { title, url } = pending;
  return {
    ...(part?.kind === 'demo' && { example: { kind: 'demo', demo: part.demo, title, url } }),
    slots: placed.slots,
    styles: placed.styles,
  };
}

function findDemo(name: string, { parts }: LoadedText): Demo | undefined {
  return parts.flatMap((part) => (part.kind === 'demo' && part.demo.name === name ? part.demo : []))[0];
}

/** A demo with the code of its main styling open and without a preview; its HTML is moved to other slots. */
function withWholeCode(
  { preview: _, styledPreviews: __, ...demo }: Demo,
  from: readonly string[],
  into: readonly string[],
): { demo: Demo; slots: string[] } {
  const slots = [...into];
  const move = (variant: DemoVariant): DemoVariant => ({
    ...variant,
    files: variant.files.map((file) => ({ ...file, html: slots.push(from[file.html] ?? '') - 1 })),
  });
  const { hideToolbar: ___, ...options } = demo.options;
  const variants = demo.variants.map(move);
  return { demo: { ...demo, options: { ...options, defaultCodeOpen: true }, variants }, slots };
}
