import GlobalStyles from '@mui/material/GlobalStyles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// What a style sheet of your own would hold.
const sheet = `
  .late-train { font-style: italic; }
  .late-train .delay { font-weight: 700; text-decoration: underline; }
`;

const rows = [
  { id: 1, train: 'IC 7', delay: 0 },
  { id: 2, train: 'RE 31', delay: 12 },
];

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', flex: 1 },
  {
    field: 'delay',
    headerName: 'Delay (min)',
    type: 'number',
    width: 130,
    cellClassName: 'delay',
  },
];

export default function InteroperabilityGridClasses() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <GlobalStyles styles={sheet} />
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.delay > 5 ? 'late-train' : '')}
        hideFooter
      />
    </div>
  );
}
