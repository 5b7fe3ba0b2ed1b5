import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const BuoyIcon = createSvgIcon(
  <path d="M12 2 8 10h8zM6 12l-2 8h16l-2-8z" />,
  'Buoy',
);

export default function MaterialIconsOfYourOwn() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <BuoyIcon color="error" />
      <Button variant="outlined" startIcon={<BuoyIcon />}>
        Report a buoy
      </Button>
    </Stack>
  );
}
