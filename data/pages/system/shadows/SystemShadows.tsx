import Box from '@mui/material/Box';

const elevations = [0, 1, 4, 8, 24];

export default function SystemShadows() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {elevations.map((elevation) => (
        <Box
          key={elevation}
          sx={{
            bgcolor: 'background.paper',
            borderRadius: 1,
            boxShadow: elevation,
            color: 'text.primary',
            p: 2,
          }}
        >
          {elevation}
        </Box>
      ))}
    </Box>
  );
}
