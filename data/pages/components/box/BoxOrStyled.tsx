import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Key = styled('kbd')(({ theme }) => ({
  padding: theme.spacing(0.25, 1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontFamily: 'monospace',
}));

export default function BoxOrStyled() {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Key>Ctrl</Key>
      <Key>Shift</Key>
      <Key>K</Key>
      <Box component="span" sx={{ ml: 1 }}>
        opens the search
      </Box>
    </Box>
  );
}
