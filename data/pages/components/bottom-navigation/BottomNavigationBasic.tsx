import * as React from 'react';
import HomeIcon from '@mui/icons-material/Home';
import MapIcon from '@mui/icons-material/Map';
import PersonIcon from '@mui/icons-material/Person';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BottomNavigationBasic() {
  const [place, setPlace] = React.useState('home');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main"
      showLabels
      value={place}
      onChange={(event, value) => setPlace(value)}
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <BottomNavigationAction label="Home" value="home" icon={<HomeIcon />} />
      <BottomNavigationAction label="Map" value="map" icon={<MapIcon />} />
      <BottomNavigationAction label="Me" value="me" icon={<PersonIcon />} />
    </BottomNavigation>
  );
}
