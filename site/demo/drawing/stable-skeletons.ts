/** In percent of a cell: within what grids choose from. */
const LEAST = 42;

const STEPS = 19;

/** Of one skeleton to the next, in steps: it has no divisor in common with their number, so that all widths occur. */
const STRIDE = 7;

/**
 * Gives the skeletons of loading grids widths by their places. A grid takes them from numbers that go on from grid to grid, so
 * a drawing would depend on what was drawn before it.
 */
export function stabilizeSkeletons(box: Element): void {
  const skeletons = box.querySelectorAll<HTMLElement>('.MuiDataGrid-cellSkeleton > [style*="%"]');
  for (const [place, { style }] of skeletons.entries())
    style.width = `${LEAST + ((place * STRIDE) % STEPS)}%`;
}
