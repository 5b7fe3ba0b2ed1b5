import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  sku: string;
  label: string;
  children?: Part[];
}

const PARTS: Part[] = [
  {
    sku: 'WH-100',
    label: 'Front wheel',
    children: [
      { sku: 'WH-110', label: 'Rim' },
      { sku: 'WH-120', label: 'Hub' },
    ],
  },
  { sku: 'FR-200', label: 'Frame' },
];

function getPartId(part: Part) {
  return part.sku;
}

export default function RichItemsGetItemId() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <RichTreeView
        aria-label="Bicycle parts"
        items={PARTS}
        getItemId={getPartId}
        defaultExpandedItems={['WH-100']}
      />
    </Box>
  );
}
