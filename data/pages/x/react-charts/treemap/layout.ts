export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/**
 * Divides an area among values that are sorted from large to small: it cuts
 * across the longer side where both halves are as equal as possible.
 */
export function divide(values: number[], area: Box): Box[] {
  if (values.length < 2) {
    return values.map(() => area);
  }
  const total = sum(values);
  let count = 1;
  while (count < values.length - 1 && sum(values.slice(0, count)) < total / 2) {
    count += 1;
  }
  const share = sum(values.slice(0, count)) / total;
  const { x, y, width, height } = area;
  const [first, second] =
    width > height
      ? [
          { ...area, width: width * share },
          { ...area, x: x + width * share, width: width * (1 - share) },
        ]
      : [
          { ...area, height: height * share },
          { ...area, y: y + height * share, height: height * (1 - share) },
        ];
  return [
    ...divide(values.slice(0, count), first),
    ...divide(values.slice(count), second),
  ];
}
