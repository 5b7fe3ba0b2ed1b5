/** A size as a DOM rectangle; positions are not simulated. */
export function rectangle(width: number, height: number): DOMRect {
  const box = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height };
  return { ...box, toJSON: () => box };
}
