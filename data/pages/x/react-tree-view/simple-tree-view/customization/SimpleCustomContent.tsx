import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

interface RoomItemProps extends TreeItem2Props {
  area: number;
}

function RoomItem({ area, label, ...props }: RoomItemProps) {
  const labelWithArea = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {label}
      <Typography color="text.secondary">{area} m²</Typography>
    </Box>
  );

  return <TreeItem2 {...props} label={labelWithArea} />;
}

export default function SimpleCustomContent() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['upstairs']}>
        <RoomItem itemId="upstairs" label="Upstairs" area={38}>
          <RoomItem itemId="bedroom" label="Bedroom" area={22} />
          <RoomItem itemId="study" label="Study" area={16} />
        </RoomItem>
        <RoomItem itemId="cellar" label="Cellar" area={30} />
      </SimpleTreeView>
    </Box>
  );
}
