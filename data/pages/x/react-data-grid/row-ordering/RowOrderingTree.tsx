import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Chapter {
  id: number;
  path: string[];
  pages: number;
}

const chapters: Chapter[] = [
  { id: 1, path: ['Sea'], pages: 40 },
  { id: 2, path: ['Sea', 'Tides'], pages: 22 },
  { id: 3, path: ['Sea', 'Harbors'], pages: 18 },
  { id: 4, path: ['Land'], pages: 31 },
  { id: 5, path: ['Land', 'Passes'], pages: 31 },
];

const parentOf = ({ path }: Chapter) => path.slice(0, -1).join('/');

/** Swaps a row with the next one that has the same parent. */
function moveAmongSiblings(rows: Chapter[], row: Chapter, step: number) {
  const siblings = rows.filter((other) => parentOf(other) === parentOf(row));
  const ids = siblings.map(({ id }) => id);
  const neighbor = siblings[ids.indexOf(row.id) + step];
  if (!neighbor) {
    return rows;
  }
  const self = siblings[ids.indexOf(row.id)];
  return rows.map((other) => {
    if (other === self) {
      return neighbor;
    }
    return other === neighbor ? self : other;
  });
}

const getTreeDataPath = (row: Chapter) => row.path;

const groupingColDef = { headerName: 'Chapter', minWidth: 150, flex: 1 };

export default function RowOrderingTree() {
  const [rows, setRows] = React.useState(chapters);

  const columns = React.useMemo<GridColDef<Chapter>[]>(() => {
    const move = (row: Chapter, step: number) =>
      setRows((current) => moveAmongSiblings(current, row, step));
    return [
      { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpward />}
            label={`Move ${row.path.join(', ')} up`}
            onClick={() => move(row, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownward />}
            label={`Move ${row.path.join(', ')} down`}
            onClick={() => move(row, 1)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
