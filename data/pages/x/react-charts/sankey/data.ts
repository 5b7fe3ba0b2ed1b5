/** A day in a house, in kWh: where its power comes from and goes to. */
export const columns = [
  ['Solar', 'Wind', 'Grid'],
  ['Battery', 'House'],
  ['Car', 'Heating', 'Devices'],
];

export const flows = [
  { source: 'Solar', target: 'Battery', value: 9 },
  { source: 'Solar', target: 'House', value: 12 },
  { source: 'Wind', target: 'House', value: 6 },
  { source: 'Grid', target: 'House', value: 8 },
  { source: 'Battery', target: 'Car', value: 9 },
  { source: 'House', target: 'Car', value: 3 },
  { source: 'House', target: 'Heating', value: 14 },
  { source: 'House', target: 'Devices', value: 9 },
];

export const colors: Record<string, string> = {
  Solar: '#ffb74d',
  Wind: '#4db6ac',
  Grid: '#b0bec5',
  Battery: '#aed581',
  House: '#9fa8da',
  Car: '#ce93d8',
  Heating: '#ef9a9a',
  Devices: '#81d4fa',
};
