/** The length of path data, in characters, from which a line counts as dense: some fifty curves. */
const DENSE = 2000;

/** The number of marks from which they are many. */
const MANY = 100;

/** Up to this width, in px, a curve cannot be told from a straight line. */
const NARROW = 3;

/** The commands that lines and areas of charts are made of, all absolute. */
const ONLY_KNOWN = /^[\dMLCZe.,-]+$/;

type Point = [x: number, y: number];

/**
 * Shortens the lines and marks of hundreds of points, which are by far the largest part of a prerendered chart:
 * tenths of a pixel are enough, and curves that are narrow or out of view are straight.
 */
export function slimCharts(box: Element): void {
  for (const svg of box.querySelectorAll('svg[width]')) {
    const width = Number(svg.getAttribute('width'));
    for (const path of svg.querySelectorAll('path[d]')) {
      const data = path.getAttribute('d') ?? '';
      if (data.length > DENSE && ONLY_KNOWN.test(data)) path.setAttribute('d', slimLine(data, width));
    }
    const marks = [...svg.querySelectorAll('circle')];
    if (marks.length > MANY) for (const mark of marks) roundPlace(mark);
  }
}

/** A line goes beyond its chart where that is zoomed in. */
function slimLine(data: string, width: number): string {
  const isBeyond = ([from]: Point, [to]: Point) => Math.max(from, to) < 0 || Math.min(from, to) > width;
  let at: Point = [0, 0];
  return data.replace(/([MLC])([^MLCZ]+)/g, (_, command: string, text: string) => {
    const numbers = text.split(',').map((number) => tenths(Number(number)));
    const [x = 0, y = 0] = numbers.slice(-2);
    const [across, down] = [tenths(x - at[0]), tenths(y - at[1])];
    const isStraight = command === 'C' && (Math.abs(across) < NARROW || isBeyond(at, [x, y]));
    at = [x, y];
    // Steps from point to point are shorter than places, and more alike.
    return isStraight ? `l${across},${down}` : command + numbers.join();
  });
}

function roundPlace(mark: Element): void {
  for (const name of ['cx', 'cy']) mark.setAttribute(name, String(tenths(Number(mark.getAttribute(name)))));
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}
