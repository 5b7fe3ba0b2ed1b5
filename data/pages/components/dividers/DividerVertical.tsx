import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerVertical() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 260 }}>
      <Stack
        direction="row"
        spacing={2}
        divider={<Divider orientation="vertical" flexItem />}
      >
        <Typography>12 °C</Typography>
        <Typography>Rain</Typography>
        <Typography>Wind 4</Typography>
      </Stack>
      <Divider textAlign="left">Tomorrow</Divider>
    </Stack>
  );
}
