import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';
import { EDITING, LABEL_INPUT, RECIPES } from './data';

function CheckedInput({
  onKeyDown,
  onBlur,
  ...props
}: TreeItem2LabelInputProps) {
  const isTooShort = (props.value ?? '').trim().length < 3;

  return (
    <div style={{ width: '100%' }}>
      <TreeItem2LabelInput
        {...props}
        {...LABEL_INPUT}
        aria-invalid={isTooShort}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isTooShort) {
            onKeyDown?.(event);
          }
        }}
        onBlur={isTooShort ? undefined : onBlur}
      />
      <FormHelperText error role="status">
        {isTooShort && 'Use three characters or more'}
      </FormHelperText>
    </div>
  );
}

function RecipeItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{ labelInput: CheckedInput }} />;
}

export default function EditingValidation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 192 }}>
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
