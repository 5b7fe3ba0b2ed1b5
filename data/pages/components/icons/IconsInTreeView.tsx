import AddBoxIcon from '@mui/icons-material/AddBox';
import GrassIcon from '@mui/icons-material/Grass';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBox';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'beds',
    label: 'Beds',
    children: [
      { id: 'herbs', label: 'Herbs' },
      { id: 'roses', label: 'Roses' },
    ],
  },
  {
    id: 'greenhouse',
    label: 'Greenhouse',
    children: [{ id: 'tomatoes', label: 'Tomatoes' }],
  },
];

const slots = {
  expandIcon: AddBoxIcon,
  collapseIcon: IndeterminateCheckBoxIcon,
  endIcon: GrassIcon,
};

export default function IconsInTreeView() {
  return (
    <Box sx={{ minHeight: 180, width: 240 }}>
      <RichTreeView
        aria-label="Garden"
        items={items}
        defaultExpandedItems={['beds']}
        slots={slots}
      />
    </Box>
  );
}
