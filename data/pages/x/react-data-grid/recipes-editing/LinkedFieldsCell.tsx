import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { countries, type Repair, repairs, workshops } from './data';

const columns: GridColDef<Repair>[] = [
  { field: 'machine', headerName: 'Machine', minWidth: 100, flex: 1 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    editable: true,
    width: 130,
    valueSetter: (country: string, row) => ({
      ...row,
      country,
      workshop: country === row.country ? row.workshop : '',
    }),
  },
  {
    field: 'workshop',
    headerName: 'Workshop',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? workshops[row.country] : Object.values(workshops).flat(),
    editable: true,
    width: 130,
  },
];

export default function LinkedFieldsCell() {
  const apiRef = useGridApiRef();
  const [next, setNext] = React.useState<Repair | null>(null);

  const processRowUpdate = (newRow: Repair) => {
    setNext(newRow.workshop ? null : newRow);
    return newRow;
  };

  React.useEffect(() => {
    if (next) {
      apiRef.current.startCellEditMode({ id: next.id, field: 'workshop' });
    }
  }, [apiRef, next]);

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={repairs}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </Box>
  );
}
