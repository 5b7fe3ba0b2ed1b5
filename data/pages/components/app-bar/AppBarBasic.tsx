import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarBasic() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton edge="start" color="inherit" aria-label="Open navigation">
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1, ml: 1 }}>
          Timetable
        </Typography>
        <Button color="inherit">Log in</Button>
      </Toolbar>
    </AppBar>
  );
}
