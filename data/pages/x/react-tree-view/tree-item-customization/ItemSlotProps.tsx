import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const SLOT_PROPS: TreeItem2Props['slotProps'] = {
  root: { lang: 'es' },
  content: { style: { paddingBlock: 8 } },
  label: { style: { fontStyle: 'italic' } },
};

export default function ItemSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 152 }}>
      <SimpleTreeView aria-label="Words" defaultExpandedItems={['food']}>
        <TreeItem2 itemId="food" label="Food">
          <TreeItem2 itemId="pan" label="El pan" slotProps={SLOT_PROPS} />
          <TreeItem2 itemId="sal" label="La sal" slotProps={SLOT_PROPS} />
        </TreeItem2>
        <TreeItem2 itemId="travel" label="Travel" />
      </SimpleTreeView>
    </Box>
  );
}
