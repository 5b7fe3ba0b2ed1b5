import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { EDITING, LABEL_INPUT, RECIPES } from './data';

interface FieldProps extends React.InputHTMLAttributes<HTMLInputElement> {
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

// Clicks and keys in the field and on its buttons are no business of the tree.
function stop(event: React.SyntheticEvent) {
  event.stopPropagation();
}

function Field({ onSave, onCancel, onBlur, value, ...props }: FieldProps) {
  return (
    <Box sx={{ display: 'flex' }} onClick={stop} onKeyDown={stop}>
      <TreeItem2LabelInput {...props} value={value} {...LABEL_INPUT} />
      <Button
        disabled={!value}
        onClick={(event) => onSave(event, String(value))}
      >
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Box>
  );
}

function RecipeItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });
  const labelInput = {
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  } as FieldProps;

  return (
    <TreeItem2
      {...props}
      slots={{ labelInput: Field }}
      slotProps={{ labelInput }}
    />
  );
}

export default function EditingSaveAndCancel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 176 }}>
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
