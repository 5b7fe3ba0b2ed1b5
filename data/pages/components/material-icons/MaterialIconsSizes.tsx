import Stack from '@mui/material/Stack';
import AnchorIcon from '@mui/icons-material/Anchor';
import AnchorOutlinedIcon from '@mui/icons-material/AnchorOutlined';
import SailingIcon from '@mui/icons-material/Sailing';
import SailingTwoToneIcon from '@mui/icons-material/SailingTwoTone';

export default function MaterialIconsSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <AnchorIcon fontSize="small" />
      <AnchorOutlinedIcon color="primary" />
      <SailingIcon fontSize="large" color="action" />
      <SailingTwoToneIcon sx={{ fontSize: 48 }} titleAccess="Sailing boat" />
    </Stack>
  );
}
