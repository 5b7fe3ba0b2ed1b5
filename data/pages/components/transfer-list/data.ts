export const guests = [
  { id: 1, guest: 'Amara', age: 9, table: 'Window' },
  { id: 2, guest: 'Bo', age: 41, table: 'Window' },
  { id: 3, guest: 'Carmen', age: 67, table: 'Stove' },
];
export const columns = [
  { field: 'guest', headerName: 'Guest', flex: 1 },
  { field: 'age', headerName: 'Age', width: 70 },
];
