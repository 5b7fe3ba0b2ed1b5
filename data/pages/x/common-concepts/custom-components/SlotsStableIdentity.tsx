import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'city', headerName: 'City', flex: 1 }];
const cities = ['Ghent', 'Graz', 'Oslo', 'Porto'].map((city, id) => ({
  id,
  city,
}));

const SearchContext = React.createContext({
  text: '',
  setText: (_text: string) => {},
});

// Outside of the component: the same function in every render.
function SearchToolbar() {
  const { text, setText } = React.useContext(SearchContext);
  return (
    <TextField
      label="Search"
      size="small"
      sx={{ m: 1 }}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

export default function SlotsStableIdentity() {
  const [text, setText] = React.useState('');
  const [stable, setStable] = React.useState(false);
  const search = React.useMemo(() => ({ text, setText }), [text]);

  // A new function in every render: React unmounts the old toolbar.
  const InlineToolbar = () => <SearchToolbar />;
  const toolbar = stable ? SearchToolbar : InlineToolbar;
  const wanted = text.toLowerCase();
  const rows = cities.filter((row) => row.city.toLowerCase().includes(wanted));

  return (
    <SearchContext.Provider value={search}>
      <FormControlLabel
        label="Stable slot"
        control={<Switch onChange={(_event, checked) => setStable(checked)} />}
      />
      <Box sx={{ width: '100%', height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ toolbar }}
          hideFooter
        />
      </Box>
    </SearchContext.Provider>
  );
}
