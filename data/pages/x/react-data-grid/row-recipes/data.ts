export interface Hut {
  id: number;
  hut: string;
  meters: number;
  beds: number;
  access: string;
}

export const huts: Hut[] = [
  {
    id: 1,
    hut: 'Larch hut',
    meters: 1640,
    beds: 24,
    access: 'From the valley station in two hours, easy.',
  },
  {
    id: 2,
    hut: 'Glacier view',
    meters: 2710,
    beds: 60,
    access: 'From the dam in four hours, with a ladder near the end.',
  },
  {
    id: 3,
    hut: 'Marmot rest',
    meters: 2020,
    beds: 18,
    access: 'From the chapel in three hours, closed after heavy rain.',
  },
];
