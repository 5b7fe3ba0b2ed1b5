/** Flats in two districts: size in square meters and monthly rent in euros. */
export const center = [
  { id: 'c1', x: 28, y: 640 },
  { id: 'c2', x: 34, y: 710 },
  { id: 'c3', x: 41, y: 820 },
  { id: 'c4', x: 47, y: 850 },
  { id: 'c5', x: 55, y: 1010 },
  { id: 'c6', x: 63, y: 1080 },
  { id: 'c7', x: 70, y: 1290 },
  { id: 'c8', x: 82, y: 1410 },
];

export const suburb = [
  { id: 's1', x: 39, y: 520 },
  { id: 's2', x: 48, y: 590 },
  { id: 's3', x: 57, y: 640 },
  { id: 's4', x: 64, y: 720 },
  { id: 's5', x: 72, y: 760 },
  { id: 's6', x: 85, y: 890 },
  { id: 's7', x: 96, y: 940 },
];

export const size = { label: 'Size, m²' };
export const rent = { valueFormatter: (euros: number) => `€${euros}` };
