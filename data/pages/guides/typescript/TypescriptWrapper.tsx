import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import * as React from 'react';

interface SaveButtonProps extends Omit<ButtonProps, 'children' | 'startIcon'> {
  isSaving: boolean;
}

function SaveButton({ isSaving, ...other }: SaveButtonProps) {
  return (
    <Button
      variant="contained"
      startIcon={
        isSaving && (
          <CircularProgress size={16} color="inherit" aria-hidden="true" />
        )
      }
      {...other}
    >
      {isSaving ? 'Saving…' : 'Save'}
    </Button>
  );
}

export default function TypescriptWrapper() {
  const [isSaving, setIsSaving] = React.useState(false);
  return (
    <SaveButton
      isSaving={isSaving}
      onClick={() => setIsSaving((saving) => !saving)}
    />
  );
}
