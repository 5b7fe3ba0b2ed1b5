import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function SystemFlexboxRow() {
  return (
    <Box
      sx={{
        alignItems: 'center',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        width: '100%',
      }}
    >
      <Typography>Unsaved changes</Typography>
      <Button sx={{ ml: 'auto' }}>Discard</Button>
      <Button variant="contained">Save</Button>
    </Box>
  );
}
