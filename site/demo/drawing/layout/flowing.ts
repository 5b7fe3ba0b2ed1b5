import type { Boxes } from './boxes';
import type { ElementStyles } from './element-styles';
import { heightOfLines, intoLines, type LinePiece, wordsOf } from './lines';
import type { OuterSizes } from './outer-sizes';
import { lineHeight, textOf, textWidth } from './text';

/** The inputs for the height of content. */
export interface FlowRequest {
  styles: ElementStyles;
  boxes: Boxes;
  sizes: Pick<OuterSizes, 'size' | 'inner' | 'margins'>;
  /** Receives what was estimated. */
  onGuess: (what: string) => void;
}

const TEXT = 3;

/** The height of text, inline boxes and blocks, in px. */
export function flowHeight(request: FlowRequest, element: Element): number {
  const { boxes, sizes } = request;
  let height = 0;
  let run: Node[] = [];
  const endRun = () => {
    height += runHeight(request, element, run);
    run = [];
  };
  for (const node of element.childNodes) {
    if (!isElement(node)) run.push(node);
    else if (!boxes.isShown(node) || boxes.isOutOfFlow(node)) continue;
    else if (boxes.isInline(node)) run.push(node);
    else {
      endRun();
      height += sizes.size(node, 'height') + sizes.margins(node, 'height');
    }
  }
  endRun();
  return height;
}

/** The height of the lines of a wrapping flex container, in px. */
export function wrappedHeight({ styles, boxes, sizes }: FlowRequest, element: Element): number {
  const gap = styles.gap(element, 'width');
  const pieces = boxes.children(element).map((child) => ({
    width: sizes.size(child, 'width') + sizes.margins(child, 'width'),
    height: sizes.size(child, 'height') + sizes.margins(child, 'height'),
    space: gap,
  }));
  const lines = intoLines(pieces, sizes.inner(element, 'width'));
  return heightOfLines(lines, 0, styles.gap(element, 'height'));
}

function runHeight(request: FlowRequest, element: Element, run: readonly Node[]): number {
  const pieces = run.flatMap((node) => piecesOf(request, node, element));
  if (pieces.length === 0) return 0;
  const { styles, sizes, boxes, onGuess } = request;
  const breaks = !/nowrap|^pre$/.test(styles.inherited(element, 'white-space') ?? '');
  const room = breaks && element.isConnected ? sizes.inner(element, 'width') : Number.POSITIVE_INFINITY;
  const lines = intoLines(pieces, room);
  const hasBox = run.some((node) => isElement(node) && isBox(boxes, node));
  if (lines.length > 1) onGuess('lines of text');
  else if (hasBox) onGuess('lines of boxes');
  return heightOfLines(lines, lineHeight(styles, element));
}

function piecesOf(request: FlowRequest, node: Node, around: Element): LinePiece[] {
  const { boxes, sizes } = request;
  if (node.nodeType === TEXT) return piecesOfText(request, textOf(node), around);
  if (!isElement(node) || !boxes.isShown(node) || boxes.isOutOfFlow(node)) return [];
  if (!isBox(boxes, node)) return [...node.childNodes].flatMap((child) => piecesOf(request, child, node));
  const [width, height] = (['width', 'height'] as const).map(
    (axis) => sizes.size(node, axis) + sizes.margins(node, axis),
  );
  return [{ width: width ?? 0, height: height ?? 0, space: 0 }];
}

function piecesOfText({ styles }: FlowRequest, text: string, around: Element): LinePiece[] {
  const height = lineHeight(styles, around);
  const space = textWidth(styles, around, ' ');
  return saidLinesOf(text, styles.inherited(around, 'white-space')).flatMap((line, at) => {
    const pieces: LinePiece[] = wordsOf(line).map((word) => ({
      width: textWidth(styles, around, word),
      height,
      space: isChinese(word) ? 0 : space,
    }));
    if (at === 0) return pieces;
    const [first = { width: 0, height, space: 0 }, ...rest] = pieces;
    return [{ ...first, beginsLine: true }, ...rest];
  });
}

/** The lines into which a text is broken by itself; a break at its end makes no line. */
function saidLinesOf(text: string, whiteSpace = 'normal'): string[] {
  return /^(?:pre|break-spaces)/.test(whiteSpace) ? text.replace(/\n$/, '').split('\n') : [text];
}

/** Whether an element is an inline box, which is not broken across lines. */
function isBox(boxes: Boxes, element: Element): boolean {
  return boxes.display(element) !== 'inline';
}

function isChinese(word: string): boolean {
  return /^[\u2e80-\uffef]/.test(word);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
