import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

export default function FabOverList() {
  const [count, setCount] = React.useState(6);
  const notes = Array.from({ length: count }, (_, index) => index + 1);

  return (
    <Box sx={{ position: 'relative', width: 260 }}>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => setCount(count + 1)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <AddIcon />
      </Fab>
      <List
        tabIndex={0}
        aria-label="Notes"
        sx={{ height: 220, overflow: 'auto', pb: 10 }}
      >
        {notes.map((note) => (
          <ListItem key={note} divider>
            <ListItemText primary={`Note ${note}`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
