import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarKinds() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar sx={colors} role="img" aria-label="Mia Kern">
        MK
      </Avatar>
      <Avatar sx={colors} variant="rounded">
        <FolderIcon />
      </Avatar>
      <Avatar sx={{ ...colors, width: 56, height: 56 }} variant="square">
        7b
      </Avatar>
    </Stack>
  );
}
