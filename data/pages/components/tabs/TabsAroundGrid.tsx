import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';

const tables = {
  Arrivals: [
    { id: 1, ship: 'Dunlin', metres: 86 },
    { id: 2, ship: 'Avocet', metres: 112 },
  ],
  Departures: [
    { id: 3, ship: 'Knot', metres: 64 },
    { id: 4, ship: 'Sanderling', metres: 139 },
  ],
};
type Name = keyof typeof tables;
const columns = [
  { field: 'ship', headerName: 'Ship', flex: 1 },
  { field: 'metres', headerName: 'Length, m', width: 120 },
];

export default function TabsAroundGrid() {
  const [tab, setTab] = React.useState<Name>('Arrivals');
  const [sort, setSort] = React.useState<GridSortModel>([]);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={tab}
        onChange={(_, next: Name) => setTab(next)}
        aria-label="Ships of today"
      >
        {Object.keys(tables).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`ships-${name}`}
            aria-controls="ships-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="ships-panel"
        aria-labelledby={`ships-${tab}`}
        sx={{ height: 180 }}
      >
        <DataGrid
          key={tab}
          rows={tables[tab]}
          columns={columns}
          sortModel={sort}
          onSortModelChange={setSort}
          hideFooter
        />
      </Box>
    </Box>
  );
}
