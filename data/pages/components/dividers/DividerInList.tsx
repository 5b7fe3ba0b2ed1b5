import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function DividerInList() {
  return (
    <List sx={{ width: '100%', maxWidth: 260 }}>
      <ListItem>
        <ListItemText primary="Rehearsal" secondary="4 p.m." />
      </ListItem>
      <Divider component="li" variant="middle" />
      <ListItem>
        <ListItemText primary="Doors open" secondary="7 p.m." />
      </ListItem>
      <Divider component="li" variant="middle" />
      <ListItem>
        <ListItemText primary="Concert" secondary="8 p.m." />
      </ListItem>
    </List>
  );
}
