import Box from '@mui/material/Box';

const roles = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;

export default function PaletteRoles() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
        width: '100%',
      }}
    >
      {roles.map((role) => (
        <Box component="li" key={role}>
          <Box sx={{ bgcolor: `${role}.main`, borderRadius: 1, height: 48 }} />
          {role}
        </Box>
      ))}
    </Box>
  );
}
