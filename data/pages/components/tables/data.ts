export interface Pass {
  name: string;
  metres: number;
}

export const passes: Pass[] = [
  { name: 'Bernina', metres: 2328 },
  { name: 'Fluela', metres: 2383 },
  { name: 'Gotthard', metres: 2106 },
  { name: 'Susten', metres: 2224 },
];
