import type { GridColDef } from '@mui/x-data-grid-pro';

/** Tickets of a help desk. */
export const tickets = [
  { id: 311, subject: 'Printer jams', team: 'Office', priority: 2, open: true },
  { id: 312, subject: 'VPN drops', team: 'Network', priority: 1, open: true },
  { id: 313, subject: 'New laptop', team: 'Office', priority: 3, open: false },
  { id: 314, subject: 'Wi-Fi slow', team: 'Network', priority: 2, open: false },
  { id: 315, subject: 'Mailbox full', team: 'Mail', priority: 1, open: true },
  { id: 316, subject: 'Spam wave', team: 'Mail', priority: 2, open: true },
];

export type Ticket = (typeof tickets)[number];

export const ticketColumns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'subject', headerName: 'Subject', minWidth: 130, flex: 1 },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Mail', 'Network', 'Office'],
    width: 120,
  },
  { field: 'priority', headerName: 'Priority', type: 'number', width: 120 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 80 },
];
