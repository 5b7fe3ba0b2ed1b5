import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Preview</Button>
      <Button>Discard</Button>
      <Button disabled>Archive</Button>
    </Stack>
  );
}
