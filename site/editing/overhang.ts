/** The space around a demo in its frame for labels, focus rings and shadows, in px. */
export const OVERHANG = 12;
