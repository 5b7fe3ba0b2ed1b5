import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// Stands for a request to your server.
function fetchLessons(id: string): Promise<TreeViewBaseItem[]> {
  const lessons = ['Plan', 'Cut', 'Assemble'].map((label) => ({
    id: `${id}-${label}`,
    label,
  }));
  return new Promise((resolve) => {
    setTimeout(() => resolve(lessons), 1000);
  });
}

function unloaded(id: string, label: string): TreeViewBaseItem {
  return { id, label, children: [{ id: `${id}-wait`, label: 'Loading…' }] };
}

const START = [unloaded('stool', 'A stool'), unloaded('shelf', 'A shelf')];

export default function RichExpansionLoadChildren() {
  const [items, setItems] = React.useState(START);
  const requested = React.useRef(new Set<string>());

  const handleToggle = async (
    _event: React.SyntheticEvent,
    itemId: string,
    isExpanded: boolean,
  ) => {
    if (!isExpanded || requested.current.has(itemId)) {
      return;
    }
    requested.current.add(itemId);
    try {
      const children = await fetchLessons(itemId);
      setItems((previous) =>
        previous.map((item) =>
          item.id === itemId ? { ...item, children } : item,
        ),
      );
    } catch {
      // Opening the item again asks again.
      requested.current.delete(itemId);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Projects"
        items={items}
        onItemExpansionToggle={handleToggle}
      />
    </Box>
  );
}
