import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

interface MailboxProps extends TreeItem2Props {
  icon: React.ElementType;
  unread?: number;
}

function Mailbox({ icon: Icon, unread, label, ...props }: MailboxProps) {
  const content = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon fontSize="small" />
      <Box sx={{ flexGrow: 1 }}>{label}</Box>
      {unread && <Typography variant="caption">{unread}</Typography>}
    </Box>
  );

  return <TreeItem2 {...props} label={content} />;
}

const PILLS = {
  [`& .${treeItemClasses.content}`]: { borderRadius: 8 },
  [`& .${treeItemClasses.selected}`]: { color: 'primary.dark' },
};

export default function SimpleCustomMailboxes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Mailboxes"
        sx={PILLS}
        defaultSelectedItems="inbox"
      >
        <Mailbox itemId="inbox" label="Inbox" icon={InboxOutlined} unread={4} />
        <Mailbox itemId="archive" label="Archive" icon={ArchiveOutlined}>
          <Mailbox itemId="travel" label="Travel" icon={LabelOutlined} />
          <Mailbox itemId="school" label="School" icon={LabelOutlined} />
        </Mailbox>
      </SimpleTreeView>
    </Box>
  );
}
