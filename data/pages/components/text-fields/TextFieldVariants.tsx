import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField label="Street" defaultValue="Harbour Lane 4" />
      <TextField label="Town" defaultValue="Northport" variant="filled" />
      <TextField
        label="Instructions for delivery"
        variant="standard"
        helperText="Where may the parcel stay?"
        multiline
      />
    </Stack>
  );
}
