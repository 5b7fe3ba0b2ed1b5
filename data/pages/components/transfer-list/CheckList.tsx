import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
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
    <Paper
      variant="outlined"
      role="group"
      aria-label={label}
      sx={{ width: 200, height: 220 }}
    >
      <List dense subheader={<li>{label}</li>} sx={{ p: 1 }}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <FormControlLabel
              label={item}
              control={
                <Checkbox size="small" checked={checked.includes(item)} />
              }
              onChange={() => toggle(item)}
              sx={{ width: '100%', mx: 0 }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
