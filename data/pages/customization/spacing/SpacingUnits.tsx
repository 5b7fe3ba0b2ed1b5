import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const factors = [0.5, 1, 2, 3, 4];

export default function SpacingUnits() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {factors.map((factor) => (
        <Stack
          key={factor}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Box sx={{ width: 110 }}>{`spacing(${factor})`}</Box>
          <Box
            sx={(theme) => ({
              backgroundColor: theme.palette.primary.main,
              height: 16,
              width: theme.spacing(factor),
            })}
          />
          <span>{8 * factor}px</span>
        </Stack>
      ))}
    </Stack>
  );
}
