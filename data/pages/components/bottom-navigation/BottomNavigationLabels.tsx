import * as React from 'react';
import BookIcon from '@mui/icons-material/Book';
import HomeIcon from '@mui/icons-material/Home';
import MapIcon from '@mui/icons-material/Map';
import PersonIcon from '@mui/icons-material/Person';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const places = [
  { label: 'Home', icon: <HomeIcon /> },
  { label: 'Map', icon: <MapIcon /> },
  { label: 'Diary', icon: <BookIcon /> },
  { label: 'Me', icon: <PersonIcon /> },
];

export default function BottomNavigationLabels() {
  const [chosen, setChosen] = React.useState(1);
  const [showLabels, setShowLabels] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="All labels"
        control={
          <Switch
            checked={showLabels}
            onChange={(event) => setShowLabels(event.target.checked)}
          />
        }
      />
      <BottomNavigation
        component="nav"
        aria-label="Places"
        showLabels={showLabels}
        value={chosen}
        onChange={(event, index) => setChosen(index)}
      >
        {places.map((place, index) => (
          <BottomNavigationAction
            key={place.label}
            {...place}
            sx={{ minWidth: 0 }}
            aria-current={index === chosen ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Box>
  );
}
