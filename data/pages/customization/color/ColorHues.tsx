import Box from '@mui/material/Box';
import { amber, blueGrey, indigo, teal } from '@mui/material/colors';

const hues = { amber, blueGrey, indigo, teal };
const shades = [100, 300, 500, 700, 900] as const;

export default function ColorHues() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {Object.entries(hues).map(([name, hue]) => (
        <Box component="li" key={name} sx={{ mb: 1 }}>
          {name}
          <Box sx={{ display: 'flex' }}>
            {shades.map((shade) => (
              <Box
                key={shade}
                title={`${shade}: ${hue[shade]}`}
                sx={{ bgcolor: hue[shade], flex: 1, height: 32 }}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
