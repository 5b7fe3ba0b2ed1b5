import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

interface Dish {
  id: number;
  dish: string;
  stars: number | null;
}

const rows: Dish[] = [
  { id: 1, dish: 'Lentil soup', stars: 4 },
  { id: 2, dish: 'Plum cake', stars: 5 },
  { id: 3, dish: 'Herb omelet', stars: 3 },
];

function StarsEditor(props: GridRenderEditCellParams<Dish, number | null>) {
  const { id, field, value, hasFocus } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value ?? null}
      onChange={(_, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars })
      }
      sx={{ alignSelf: 'center', px: 1 }}
    />
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', minWidth: 130, flex: 1 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    editable: true,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 160,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <StarsEditor {...params} />,
  },
];

export default function EditingCustomEditor() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
