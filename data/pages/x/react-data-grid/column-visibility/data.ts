import type { GridColDef } from '@mui/x-data-grid';

/** Rooms of a guest house, with what each costs a night. */
export const rooms = [
  { id: 101, name: 'Juniper', beds: 2, price: 94, wifi: true, floor: 1 },
  { id: 102, name: 'Larch', beds: 1, price: 61, wifi: true, floor: 1 },
  { id: 201, name: 'Spruce', beds: 3, price: 118, wifi: false, floor: 2 },
  { id: 202, name: 'Yew', beds: 2, price: 88, wifi: true, floor: 2 },
];

export type Room = (typeof rooms)[number];

export const roomColumns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Number', width: 80 },
  { field: 'name', headerName: 'Room', minWidth: 100, flex: 1 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 70 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 90 },
  { field: 'wifi', headerName: 'Wi-Fi', type: 'boolean', width: 70 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 70 },
];
