import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { FILES } from './data';

function FadeGroup({
  children,
  in: open,
  className,
}: TransitionProps & {
  className?: string;
}) {
  return (
    <Fade in={open} timeout={{ enter: 600, exit: 200 }} unmountOnExit>
      <ul role="group" className={className} style={{ listStyle: 'none' }}>
        {children as React.ReactNode}
      </ul>
    </Fade>
  );
}

function FadingItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{ groupTransition: FadeGroup }} />;
}

export default function RichCustomTransition() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        slots={{ item: FadingItem }}
      />
    </Box>
  );
}
