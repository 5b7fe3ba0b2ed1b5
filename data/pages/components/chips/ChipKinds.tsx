import * as React from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipKinds() {
  const [tagged, setTagged] = React.useState(true);
  const restore = React.useRef<HTMLButtonElement>(null);

  const remove = () => {
    setTagged(false);
    restore.current?.focus();
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Chip label="Open until 6 p.m." />
      <Chip icon={<DirectionsBikeIcon />} label="By bicycle" color="primary" />
      {tagged && <Chip label="Museum" variant="outlined" onDelete={remove} />}
      <Button ref={restore} size="small" onClick={() => setTagged(true)}>
        Restore tag
      </Button>
    </Stack>
  );
}
