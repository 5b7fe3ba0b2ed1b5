import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function IconMeanings() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button startIcon={<SaveIcon />}>Save</Button>
      <Tooltip title="Delete">
        <IconButton aria-label="Delete">
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <CheckCircleIcon color="success" titleAccess="Paid" />
    </Stack>
  );
}
