import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const trees = ['Alder', 'Ash', 'Beech', 'Birch', 'Elm', 'Maple', 'Oak', 'Pine'];

export default function AutocompleteBasic() {
  return (
    <Autocomplete
      options={trees}
      sx={{ width: '100%', maxWidth: 260 }}
      renderInput={(params) => <TextField {...params} label="Tree" />}
    />
  );
}
