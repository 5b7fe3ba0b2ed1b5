import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function UseMediaQueryOfTheme() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const hasMouse = useMediaQuery('(pointer: fine)');

  return (
    <Stack role="status">
      <Typography>{isWide ? 'A wide window' : 'A narrow window'}</Typography>
      <Typography>
        A device set to {isDark ? 'dark' : 'light'}, with a{' '}
        {hasMouse ? 'mouse' : 'touch screen'}
      </Typography>
    </Stack>
  );
}
