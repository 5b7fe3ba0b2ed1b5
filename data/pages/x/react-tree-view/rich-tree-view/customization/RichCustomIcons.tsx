import Box from '@mui/material/Box';
import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { FILES } from './data';

const SLOTS = {
  expandIcon: AddBoxOutlined,
  collapseIcon: IndeterminateCheckBoxOutlined,
  endIcon: DescriptionOutlined,
};

export default function RichCustomIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        slots={SLOTS}
        defaultExpandedItems={['film']}
      />
    </Box>
  );
}
