import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const TOPPINGS = ['Olives', 'Basil', 'Mushrooms', 'Peppers'];

export default function SimpleSelectionLimit() {
  const [selected, setSelected] = React.useState<string[]>([]);

  const handleChange = (_event: React.SyntheticEvent, itemIds: string[]) => {
    if (itemIds.length <= 2) {
      setSelected(itemIds);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <Typography aria-live="polite">{selected.length} of 2</Typography>
      <SimpleTreeView
        aria-label="Toppings"
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
      >
        {TOPPINGS.map((topping) => (
          <TreeItem key={topping} itemId={topping} label={topping} />
        ))}
      </SimpleTreeView>
    </Stack>
  );
}
