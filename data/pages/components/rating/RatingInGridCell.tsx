import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, trail: 'Ridge', stars: 5 },
  { id: 2, trail: 'Canal', stars: 3 },
  { id: 3, trail: 'Quarry', stars: 2 },
];

function Stars({ value }: GridRenderCellParams) {
  return <Rating readOnly value={value} size="small" />;
}

function StarsEdit({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_, next) =>
        apiRef.current.setEditCellValue({ id, field, value: next })
      }
      size="small"
    />
  );
}

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', width: 120 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 150,
    display: 'flex',
    editable: true,
    renderCell: (params) => <Stars {...params} />,
    renderEditCell: (params) => <StarsEdit {...params} />,
  },
];

export default function RatingInGridCell() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
