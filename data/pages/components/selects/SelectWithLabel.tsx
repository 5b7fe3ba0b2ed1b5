import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

export default function SelectWithLabel() {
  const [room, setRoom] = React.useState('');
  const handleChange = (event: SelectChangeEvent) =>
    setRoom(event.target.value);

  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel id="room-label">Room</InputLabel>
      <Select
        id="room"
        labelId="room-label"
        label="Room"
        value={room}
        onChange={handleChange}
      >
        <MenuItem value="garden">Garden room</MenuItem>
        <MenuItem value="library">Library</MenuItem>
        <MenuItem value="workshop">Workshop</MenuItem>
      </Select>
    </FormControl>
  );
}
