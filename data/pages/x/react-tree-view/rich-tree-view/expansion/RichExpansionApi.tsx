import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE } from './data';

export default function RichExpansionApi() {
  const apiRef = useTreeViewApiRef();

  const setProjects = (event: React.SyntheticEvent, isExpanded: boolean) => {
    apiRef.current!.setItemExpansion(event, 'projects', isExpanded);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 248 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={(event) => setProjects(event, true)}>
          Open Projects
        </Button>
        <Button onClick={(event) => setProjects(event, false)}>Close it</Button>
      </Stack>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        apiRef={apiRef}
      />
    </Stack>
  );
}
