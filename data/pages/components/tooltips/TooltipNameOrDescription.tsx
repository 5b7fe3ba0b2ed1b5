import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import PrintIcon from '@mui/icons-material/Print';

export default function TooltipNameOrDescription() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip title="Print">
        <IconButton>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Takes about a minute" describeChild>
        <Button variant="outlined">Print all</Button>
      </Tooltip>
      <Tooltip title="Select a page first" describeChild>
        <span tabIndex={0}>
          <Button variant="outlined" disabled>
            Print selection
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
