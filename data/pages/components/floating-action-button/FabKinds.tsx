import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function FabKinds() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Fab color="primary" aria-label="Add a stop">
        <AddIcon />
      </Fab>
      <Fab variant="extended" color="secondary">
        <NavigationIcon sx={{ mr: 1 }} />
        Navigate
      </Fab>
      <Fab size="small" color="info" aria-label="Add a note">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
