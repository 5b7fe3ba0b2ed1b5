import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const stops = ['Market', 'Hospital', 'Station', 'Harbor', 'School', 'Depot'];

export default function AppBarSticky() {
  return (
    <Box
      role="region"
      aria-label="Stops of line 4"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 320, height: 200, overflow: 'auto' }}
    >
      <AppBar component="div" position="sticky" color="default">
        <Toolbar variant="dense">
          <Typography>Line 4</Typography>
        </Toolbar>
      </AppBar>
      <List>
        {stops.map((stop) => (
          <ListItem key={stop}>{stop}</ListItem>
        ))}
      </List>
    </Box>
  );
}
