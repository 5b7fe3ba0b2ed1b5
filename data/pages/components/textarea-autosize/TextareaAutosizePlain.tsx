import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizePlain() {
  return (
    <Box
      component={TextareaAutosize}
      aria-label="Log entry"
      defaultValue="Left the harbour at seven. Light wind, clear sky."
      minRows={2}
      maxRows={5}
      sx={{
        width: 280,
        maxWidth: '100%',
        p: 1,
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
      }}
    />
  );
}
