import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const YEARS = Array.from({ length: 30 }, (_, index) => String(1990 + index));

export default function SimpleItemsGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();

  const scrollToYear = () => {
    const element = apiRef.current!.getItemDOMElement('2010');
    element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button onClick={scrollToYear}>Scroll to 2010</Button>
      <Box sx={{ height: 200, overflowY: 'auto' }}>
        <SimpleTreeView aria-label="Years" apiRef={apiRef}>
          {YEARS.map((year) => (
            <TreeItem key={year} itemId={year} label={year} />
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
