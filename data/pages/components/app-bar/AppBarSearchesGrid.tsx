import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, song: 'Grey Sail', singer: 'Ines Faro' },
  { id: 2, song: 'Last Tram', singer: 'The Lodgers' },
  { id: 3, song: 'Salt', singer: 'Ines Faro' },
];

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', minWidth: 110, flex: 1 },
  { field: 'singer', headerName: 'Singer', minWidth: 120, flex: 1 },
];

export default function AppBarSearchesGrid() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });

  const search = (event: React.ChangeEvent<HTMLInputElement>) =>
    setFilterModel({
      ...filterModel,
      quickFilterValues: event.target.value.split(' ').filter(Boolean),
    });

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <AppBar component="div" position="static">
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          <SearchIcon />
          <InputBase
            type="search"
            fullWidth
            placeholder="Search songs"
            onChange={search}
            sx={{
              color: 'inherit',
              '& input::placeholder': { opacity: 0.9 },
            }}
            inputProps={{ 'aria-label': 'Search songs' }}
          />
        </Toolbar>
      </AppBar>
      <Box sx={{ height: 272 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
