/**
 * The next index for a key in a row of controls with one tab stop: arrows wrap around, Home and End go to the
 * ends. Undefined for other keys. Arrows are mirrored in right-to-left layout.
 */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case back:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
