import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupOfActions() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Move the picture">
        <Button>Left</Button>
        <Button>Center</Button>
        <Button>Right</Button>
      </ButtonGroup>
      <ButtonGroup
        variant="contained"
        size="small"
        disableElevation
        aria-label="Turn the picture"
      >
        <Button>Turn left</Button>
        <Button>Turn right</Button>
      </ButtonGroup>
    </Stack>
  );
}
