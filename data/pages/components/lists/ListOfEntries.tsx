import DeleteIcon from '@mui/icons-material/Delete';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const orders = [
  { item: 'Espresso', table: 'Table 4' },
  { item: 'Flat white', table: 'Table 7' },
];

export default function ListOfEntries() {
  return (
    <List sx={{ width: '100%', maxWidth: 280 }}>
      {orders.map(({ item, table }) => (
        <ListItem
          key={item}
          secondaryAction={
            <IconButton edge="end" aria-label={`Remove ${item}`}>
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemIcon>
            <LocalCafeIcon />
          </ListItemIcon>
          <ListItemText primary={item} secondary={table} />
        </ListItem>
      ))}
    </List>
  );
}
