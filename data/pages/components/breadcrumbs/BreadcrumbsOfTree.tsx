import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items: TreeViewBaseItem[] = [
  {
    id: 'manual',
    label: 'Manual',
    children: [
      {
        id: 'engine',
        label: 'Engine',
        children: [
          { id: 'oil', label: 'Oil' },
          { id: 'belt', label: 'Belt' },
        ],
      },
      { id: 'brakes', label: 'Brakes' },
    ],
  },
];

function pathTo(id: string | null, list = items): TreeViewBaseItem[] {
  for (const item of list) {
    const rest = pathTo(id, item.children ?? []);
    if (item.id === id || rest.length > 0) {
      return [item, ...rest];
    }
  }
  return [];
}

export default function BreadcrumbsOfTree() {
  const [selected, setSelected] = React.useState<string | null>('belt');
  const path = pathTo(selected);
  const current = path.pop();

  return (
    <Box sx={{ width: '100%', maxWidth: 260, minHeight: 220 }}>
      <Breadcrumbs aria-label="Chapter" sx={{ mb: 2 }}>
        {path.map(({ id, label }) => (
          <Link
            key={id}
            component="button"
            type="button"
            color="inherit"
            onClick={() => setSelected(id)}
          >
            {label}
          </Link>
        ))}
        <Typography>{current?.label ?? 'No chapter'}</Typography>
      </Breadcrumbs>
      <RichTreeView
        aria-label="Chapters"
        items={items}
        defaultExpandedItems={['manual', 'engine']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Box>
  );
}
