import * as React from 'react';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { formatLibraries } from './formatLibraries';

export default function LocaleFormatTable() {
  const [name, setName] = React.useState('Day.js');
  const { adapter, sample, formats } = formatLibraries[name];
  const [format, setFormat] = React.useState(formats[1]);

  const chooseLibrary = (event: React.ChangeEvent<HTMLInputElement>) => {
    setName(event.target.value);
    setFormat(formatLibraries[event.target.value].formats[1]);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        label="Date library"
        value={name}
        onChange={chooseLibrary}
      >
        {Object.keys(formatLibraries).map((library) => (
          <MenuItem key={library} value={library}>
            {library}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {formats.map((text) => (
          <Chip key={text} label={text} onClick={() => setFormat(text)} />
        ))}
      </Stack>
      <TextField
        label="Format"
        value={format}
        onChange={(event) => setFormat(event.target.value)}
      />
      <LocalizationProvider key={name} dateAdapter={adapter}>
        <DateTimeField
          label="Result"
          format={format || undefined}
          defaultValue={sample}
        />
      </LocalizationProvider>
    </Stack>
  );
}
