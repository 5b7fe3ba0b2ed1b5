import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

export default function RichItemsIndentation() {
  const [indentation, setIndentation] = React.useState(24);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
      <Typography id="indentation-label">Indentation in pixels</Typography>
      <Slider
        aria-labelledby="indentation-label"
        value={indentation}
        onChange={(_event, value) => setIndentation(value as number)}
        max={48}
        valueLabelDisplay="auto"
      />
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['paintings', 'landscapes']}
      />
    </Stack>
  );
}
