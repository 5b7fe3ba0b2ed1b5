/**
 * Where a key leads in a row of controls that has one stop of the tab key: arrows go round, Home and End
 * to the ends. Undefined for other keys. Arrows are mirrored where text runs from right to left.
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
