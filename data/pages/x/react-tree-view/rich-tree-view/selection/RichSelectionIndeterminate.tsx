import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  type TreeItem2Props,
  type TreeItem2SlotProps,
} from '@mui/x-tree-view/TreeItem2';
import { ALL_TOPICS, TOPICS, getIds } from './data';

const SelectedContext = React.createContext<string[]>([]);

function TopicItem(props: TreeItem2Props) {
  const selected = React.useContext(SelectedContext);
  const topic = ALL_TOPICS.find(({ id }) => id === props.itemId)!;
  const isPartly =
    !selected.includes(topic.id) &&
    getIds(topic).some((id) => selected.includes(id));
  const checkbox = {
    indeterminate: isPartly,
  } as TreeItem2SlotProps['checkbox'];

  return <TreeItem2 {...props} slotProps={{ checkbox }} />;
}

export default function RichSelectionIndeterminate() {
  const [selected, setSelected] = React.useState<string[]>(['oaks']);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <SelectedContext.Provider value={selected}>
        <RichTreeView
          aria-label="Topics"
          items={TOPICS}
          slots={{ item: TopicItem }}
          multiSelect
          checkboxSelection
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
          defaultExpandedItems={['nature', 'forests']}
        />
      </SelectedContext.Provider>
    </Box>
  );
}
