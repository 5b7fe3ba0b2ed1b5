import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import TableRowsIcon from '@mui/icons-material/TableRows';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, stop: 'Market', riders: 820 },
  { id: 2, stop: 'Hospital', riders: 610 },
  { id: 3, stop: 'Station', riders: 1140 },
];

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', minWidth: 110, flex: 1 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 110 },
];

export default function BottomNavigationViews() {
  const [view, setView] = React.useState('rows');

  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 330 }}>
      <Box sx={{ height: 270 }}>
        {view === 'rows' ? (
          <DataGrid rows={rows} columns={columns} hideFooter />
        ) : (
          <BarChart
            height={270}
            dataset={rows}
            xAxis={[{ scaleType: 'band', dataKey: 'stop' }]}
            series={[{ dataKey: 'riders', label: 'Riders' }]}
          />
        )}
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="View"
        showLabels
        value={view}
        onChange={(event, value) => setView(value)}
      >
        <BottomNavigationAction
          label="Rows"
          value="rows"
          icon={<TableRowsIcon />}
        />
        <BottomNavigationAction
          label="Chart"
          value="chart"
          icon={<BarChartIcon />}
        />
      </BottomNavigation>
    </Box>
  );
}
