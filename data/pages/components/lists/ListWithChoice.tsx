import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Inbox', 'Drafts', 'Sent'];

export default function ListWithChoice() {
  const [current, setCurrent] = React.useState('Drafts');

  return (
    <List sx={{ width: '100%', maxWidth: 240 }}>
      {folders.map((folder) => (
        <ListItem key={folder} disablePadding>
          <ListItemButton
            selected={folder === current}
            aria-current={folder === current}
            onClick={() => setCurrent(folder)}
          >
            <ListItemText primary={folder} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
