import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionToggle() {
  const [news, setNews] = React.useState('Choose something');

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isSelected: boolean,
  ) => {
    setNews(`${isSelected ? 'Added' : 'Removed'}: ${itemId}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <Typography aria-live="polite">{news}</Typography>
      <SimpleTreeView
        aria-label="Order"
        multiSelect
        checkboxSelection
        onItemSelectionToggle={handleToggle}
      >
        <TreeItem itemId="soup" label="Soup" />
        <TreeItem itemId="salad" label="Salad" />
        <TreeItem itemId="bread" label="Bread" />
      </SimpleTreeView>
    </Stack>
  );
}
