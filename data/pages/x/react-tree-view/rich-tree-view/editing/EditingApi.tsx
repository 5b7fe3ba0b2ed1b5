import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RECIPES } from './data';

export default function EditingApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 208 }}>
      <Button
        onClick={() => apiRef.current!.updateItemLabel('rye', 'Dark rye loaf')}
      >
        Rename the rye loaf
      </Button>
      <RichTreeView
        aria-label="Recipes"
        items={RECIPES}
        apiRef={apiRef}
        experimentalFeatures={{ labelEditing: true }}
        defaultExpandedItems={['bread']}
      />
    </Stack>
  );
}
