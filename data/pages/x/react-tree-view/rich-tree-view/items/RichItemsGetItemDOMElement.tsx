import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  .split('')
  .map((letter) => ({ id: letter, label: `Artists: ${letter}` }));

export default function RichItemsGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    const element = apiRef.current!.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => scrollTo('A')}>Scroll to A</Button>
        <Button onClick={() => scrollTo('Z')}>Scroll to Z</Button>
      </Stack>
      <Box sx={{ height: 200, overflowY: 'auto' }}>
        <RichTreeView aria-label="Artists" items={LETTERS} apiRef={apiRef} />
      </Box>
    </Stack>
  );
}
