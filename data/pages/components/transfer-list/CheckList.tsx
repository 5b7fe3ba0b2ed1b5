import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

interface CheckListProps {
  label: string;
  items: string[];
  checked: string[];
  onChange: (checked: string[]) => void;
}

/** A list in which items can be checked. */
export function CheckList(props: CheckListProps) {
  const { label, items, checked, onChange } = props;
  const toggle = (item: string) =>
    onChange(
      checked.includes(item)
        ? checked.filter((other) => other !== item)
        : [...checked, item],
    );

  return (
    <Paper variant="outlined" sx={{ width: 200, height: 220 }}>
      <List dense aria-label={label} subheader={<li>{label}</li>} sx={{ p: 1 }}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <ListItemButton component="label" dense>
              <ListItemIcon>
                <Checkbox
                  edge="start"
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => toggle(item)}
                />
              </ListItemIcon>
              <ListItemText primary={item} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
