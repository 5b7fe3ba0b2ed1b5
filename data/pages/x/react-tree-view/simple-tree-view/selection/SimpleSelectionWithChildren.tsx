import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const DISHES: Record<string, string[]> = {
  Pizza: ['Olives', 'Basil'],
  Salad: ['Tomatoes', 'Cucumber'],
};

export default function SimpleSelectionWithChildren() {
  const [leaves, setLeaves] = React.useState<string[]>(['Basil']);

  // A dish is selected when all its ingredients are.
  const dishes = Object.keys(DISHES).filter((dish) =>
    DISHES[dish].every((ingredient) => leaves.includes(ingredient)),
  );

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isSelected: boolean,
  ) => {
    const changed = DISHES[itemId] ?? [itemId];
    setLeaves((previous) => {
      const others = previous.filter((id) => !changed.includes(id));
      return isSelected ? [...others, ...changed] : others;
    });
  };

  const items = Object.entries(DISHES).map(([dish, ingredients]) => (
    <TreeItem key={dish} itemId={dish} label={dish}>
      {ingredients.map((name) => (
        <TreeItem key={name} itemId={name} label={name} />
      ))}
    </TreeItem>
  ));

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Order"
        multiSelect
        checkboxSelection
        selectedItems={[...dishes, ...leaves]}
        onItemSelectionToggle={handleToggle}
        defaultExpandedItems={Object.keys(DISHES)}
      >
        {items}
      </SimpleTreeView>
    </Box>
  );
}
