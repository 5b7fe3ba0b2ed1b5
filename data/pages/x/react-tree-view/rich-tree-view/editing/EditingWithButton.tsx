import * as React from 'react';
import Box from '@mui/material/Box';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { EDITING, LABEL_INPUT, RECIPES } from './data';

interface RecipeLabelProps extends React.HTMLAttributes<HTMLDivElement> {
  onEdit: () => void;
}

function RecipeLabel({ onEdit, children, ...props }: RecipeLabelProps) {
  return (
    <TreeItem2Label {...props} sx={{ display: 'flex', gap: 1 }}>
      {children}
      <IconButton
        aria-label="Rename"
        size="small"
        tabIndex={-1}
        onClick={onEdit}
      >
        <EditOutlined fontSize="small" />
      </IconButton>
    </TreeItem2Label>
  );
}

function RecipeItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });
  const label = { onEdit: interactions.toggleItemEditing } as RecipeLabelProps;

  return (
    <TreeItem2
      {...props}
      slots={{ label: RecipeLabel }}
      slotProps={{ label, labelInput: LABEL_INPUT }}
    />
  );
}

export default function EditingWithButton() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
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
