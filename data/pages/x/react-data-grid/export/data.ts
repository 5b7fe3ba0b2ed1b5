import type { GridColDef } from '@mui/x-data-grid';

/** Consignments of a forwarding agent. */
export const shipments = [
  {
    id: 'SH-201',
    client: 'Alder Tea',
    port: 'Rotterdam',
    kg: 840,
    value: 12600,
    sent: new Date(2024, 4, 2),
  },
  {
    id: 'SH-202',
    client: 'Brook Tiles',
    port: 'Genoa',
    kg: 4200,
    value: 9150,
    sent: new Date(2024, 4, 3),
  },
  {
    id: 'SH-203',
    client: 'Cedar, Sons & Co.',
    port: 'Rotterdam',
    kg: 1310,
    value: 20480,
    sent: new Date(2024, 4, 7),
  },
  {
    id: 'SH-204',
    client: 'Alder Tea',
    port: 'Gdynia',
    kg: 615,
    value: 8800,
    sent: new Date(2024, 4, 8),
  },
  {
    id: 'SH-205',
    client: 'Dune Lamps',
    port: 'Genoa',
    kg: 270,
    value: 15300,
    sent: new Date(2024, 4, 10),
  },
  {
    id: 'SH-206',
    client: 'Brook Tiles',
    port: 'Rotterdam',
    kg: 3980,
    value: 8725,
    sent: new Date(2024, 4, 14),
  },
];

export type Shipment = (typeof shipments)[number];

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'client', headerName: 'Client', minWidth: 120, flex: 1 },
  { field: 'port', headerName: 'Port', width: 95 },
  { field: 'kg', headerName: 'Kg', type: 'number', width: 75 },
  { field: 'value', headerName: 'Value (€)', type: 'number', width: 95 },
  { field: 'sent', headerName: 'Sent', type: 'date', width: 95 },
];
