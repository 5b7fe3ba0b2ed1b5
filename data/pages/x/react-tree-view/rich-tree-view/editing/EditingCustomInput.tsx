import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { EDITING, LABEL_INPUT, RECIPES } from './data';

const UnderlinedInput = styled(TreeItem2LabelInput)({
  backgroundColor: 'transparent',
  borderRadius: 0,
  borderBottom: '2px solid currentColor',
  '&:focus': { outline: 'none' },
});

function RecipeItem(props: TreeItem2Props) {
  return (
    <TreeItem2
      {...props}
      slots={{ labelInput: UnderlinedInput }}
      slotProps={{ labelInput: LABEL_INPUT }}
    />
  );
}

export default function EditingCustomInput() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Recipes"
        items={RECIPES}
        isItemEditable
        experimentalFeatures={EDITING}
        slots={{ item: RecipeItem }}
        defaultExpandedItems={['bread']}
      />
    </Box>
  );
}
