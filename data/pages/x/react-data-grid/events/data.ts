import type { GridColDef } from '@mui/x-data-grid';

/** Instruments that a music school lends. */
export const instruments = [
  { id: 1, instrument: 'Cello', size: '3/4', lent: 'Class 5b', fee: 18 },
  { id: 2, instrument: 'Trumpet', size: 'B flat', lent: '', fee: 12 },
  { id: 3, instrument: 'Clarinet', size: 'E flat', lent: 'K. Aydin', fee: 14 },
  { id: 4, instrument: 'Accordion', size: '48 basses', lent: '', fee: 16 },
];

export type Instrument = (typeof instruments)[number];

export const instrumentColumns: GridColDef<Instrument>[] = [
  {
    field: 'instrument',
    headerName: 'Instrument',
    minWidth: 110,
    flex: 1,
    editable: true,
  },
  { field: 'size', headerName: 'Size', width: 100 },
  { field: 'lent', headerName: 'Lent to', width: 110, editable: true },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 90 },
];
