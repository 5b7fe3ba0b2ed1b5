/** The styling systems of demos, in the order of the menu. */
export const stylings = ['system', 'tailwind', 'css'] as const;

/** The styling system of a demo's code. */
export type Styling = (typeof stylings)[number];
