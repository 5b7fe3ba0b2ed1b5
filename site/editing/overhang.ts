/** How far labels, rings and shadows of a demo may reach beyond it before its frame cuts them, in px. */
export const OVERHANG = 12;
