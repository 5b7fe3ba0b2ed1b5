import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return <b>{Intl.DateTimeFormat().resolvedOptions().timeZone}</b>;
}

export default function NoSsrTimeZone() {
  return (
    <Typography>
      Your time zone:{' '}
      <NoSsr fallback="…">
        <TimeZone />
      </NoSsr>
    </Typography>
  );
}
