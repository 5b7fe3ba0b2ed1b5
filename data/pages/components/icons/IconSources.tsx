import ParkIcon from '@mui/icons-material/Park';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

const DropIcon = createSvgIcon(<path d="M12 2 6 13a7 7 0 1 0 12 0z" />, 'Drop');

export default function IconSources() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <ParkIcon fontSize="small" color="success" />
      <DropIcon color="info" />
      <SvgIcon fontSize="large" color="warning" viewBox="0 0 10 10">
        <circle cx="5" cy="5" r="4" />
      </SvgIcon>
    </Stack>
  );
}
