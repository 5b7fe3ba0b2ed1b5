import Box from '@mui/material/Box';

const widths = [
  { label: 'width: 1/4', width: 1 / 4 },
  { label: 'width: 1/2', width: 1 / 2 },
  { label: 'width: 1', width: 1 },
  { label: 'width: 120', width: 120 },
];

export default function SystemSizingWidths() {
  return (
    <Box sx={{ width: '100%' }}>
      {widths.map(({ label, width }) => (
        <Box key={label} sx={{ mb: 1 }}>
          {label}
          <Box sx={{ bgcolor: 'primary.main', height: 12, width }} />
        </Box>
      ))}
    </Box>
  );
}
