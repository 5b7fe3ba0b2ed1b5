import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import EmailIcon from '@mui/icons-material/Email';
import PrintIcon from '@mui/icons-material/Print';

export default function SpeedDialOfActions() {
  return (
    <Box sx={{ height: 200, display: 'flex', alignItems: 'flex-end' }}>
      <SpeedDial ariaLabel="Send the plan" icon={<SpeedDialIcon />}>
        <SpeedDialAction
          icon={<EmailIcon />}
          slotProps={{ tooltip: { title: 'By e-mail' } }}
        />
        <SpeedDialAction
          icon={<PrintIcon />}
          slotProps={{ tooltip: { title: 'On paper' } }}
        />
      </SpeedDial>
    </Box>
  );
}
