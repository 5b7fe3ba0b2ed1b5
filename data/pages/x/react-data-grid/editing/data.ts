import type { GridColDef } from '@mui/x-data-grid';

export interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
  arrival: Date;
  breakfast: boolean;
}

export const bookings: Booking[] = [
  {
    id: 1,
    guest: 'Ines Moreau',
    room: 'Garden',
    nights: 3,
    arrival: new Date(2025, 4, 12),
    breakfast: true,
  },
  {
    id: 2,
    guest: 'Tom Berg',
    room: 'Attic',
    nights: 1,
    arrival: new Date(2025, 4, 13),
    breakfast: false,
  },
  {
    id: 3,
    guest: 'Li Wen',
    room: 'Terrace',
    nights: 5,
    arrival: new Date(2025, 4, 13),
    breakfast: true,
  },
  {
    id: 4,
    guest: 'Olga Petrova',
    room: 'Garden',
    nights: 2,
    arrival: new Date(2025, 4, 16),
    breakfast: false,
  },
];

export const bookingColumns: GridColDef<Booking>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    editable: true,
    minWidth: 120,
    flex: 1,
  },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ['Attic', 'Garden', 'Terrace'],
    editable: true,
    width: 95,
  },
  {
    field: 'nights',
    headerName: 'Nights',
    type: 'number',
    editable: true,
    width: 80,
  },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    editable: true,
    width: 130,
  },
  {
    field: 'breakfast',
    headerName: 'Breakfast',
    type: 'boolean',
    editable: true,
    width: 90,
  },
];
