import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const names = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

function BreakpointChip(props: { name: (typeof names)[number] }) {
  const { name } = props;
  const theme = useTheme();
  const isNow = useMediaQuery(theme.breakpoints.only(name));
  return (
    <Chip
      label={isNow ? `${name}, now` : name}
      color={isNow ? 'primary' : 'default'}
      variant={isNow ? 'filled' : 'outlined'}
    />
  );
}

export default function BreakpointsNow() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {names.map((name) => (
        <BreakpointChip key={name} name={name} />
      ))}
    </Stack>
  );
}
