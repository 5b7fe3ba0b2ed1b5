import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    lamp: 'Bay 4',
    remark: 'Flickers when it is cold, the ballast has been replaced twice',
  },
  { id: 2, lamp: 'Bay 7', remark: 'Fine' },
  {
    id: 3,
    lamp: 'Gate',
    remark: 'Sensor reacts to passing trains; turn it toward the yard',
  },
];

function ExpandingText({
  value,
  colDef,
  hasFocus,
}: GridRenderCellParams<any, string>) {
  const text = React.useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = React.useState(false);
  const [cut, setCut] = React.useState(false);
  const active = hovered || hasFocus;

  React.useEffect(() => {
    const element = text.current;
    setCut(!!element && element.scrollWidth > element.clientWidth);
  }, [active, colDef.computedWidth]);

  return (
    <Box
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <Box ref={text} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
      <Popper
        open={active && cut}
        anchorEl={text.current}
        placement="bottom-start"
      >
        <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
          {value}
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp' },
  {
    field: 'remark',
    headerName: 'Remark',
    width: 180,
    renderCell: (params) => <ExpandingText {...params} />,
  },
];

export default function ColumnExpandCell() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
