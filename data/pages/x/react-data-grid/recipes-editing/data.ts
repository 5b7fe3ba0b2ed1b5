export const workshops: { [country: string]: string[] } = {
  Austria: ['Graz', 'Linz'],
  Norway: ['Bergen', 'Oslo'],
  Portugal: ['Braga', 'Porto'],
};

export const countries = Object.keys(workshops);

export interface Repair {
  id: number;
  machine: string;
  country: string;
  workshop: string;
}

export const repairs: Repair[] = [
  { id: 1, machine: 'Loom 4', country: 'Austria', workshop: 'Graz' },
  { id: 2, machine: 'Press 2', country: 'Norway', workshop: 'Oslo' },
  { id: 3, machine: 'Lathe 7', country: 'Portugal', workshop: 'Porto' },
];
