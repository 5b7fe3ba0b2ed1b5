import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE } from './data';

export default function RichExpansionIconTrigger() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        expansionTrigger="iconContainer"
      />
    </Box>
  );
}
