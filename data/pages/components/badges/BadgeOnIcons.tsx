import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function BadgeOnIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Mail, 4 unread messages">
        <Badge badgeContent={4} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Notifications, more than 99">
        <Badge badgeContent={120} color="secondary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
