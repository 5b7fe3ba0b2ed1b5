/** Demos whose charts show no tooltip where a mark is, by why. */
export const chartsWithoutTooltip: Record<string, readonly string[]> = {
};
