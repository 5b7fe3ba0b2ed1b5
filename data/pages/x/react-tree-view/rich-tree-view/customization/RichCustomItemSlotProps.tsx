import Box from '@mui/material/Box';
import LockOutlined from '@mui/icons-material/LockOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import {
  RichTreeView,
  type RichTreeViewSlotProps,
} from '@mui/x-tree-view/RichTreeView';
import { FILES, type FileItem } from './data';

const ICONS: Record<string, React.ElementType> = {
  poster: StarOutlined,
  letters: LockOutlined,
};

const SLOT_PROPS: RichTreeViewSlotProps<FileItem, false> = {
  item: ({ itemId }) => ({ slots: { endIcon: ICONS[itemId] } }),
};

export default function RichCustomItemSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        slotProps={SLOT_PROPS}
        defaultExpandedItems={['film', 'stills', 'office']}
      />
    </Box>
  );
}
