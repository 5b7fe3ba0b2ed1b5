import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function WindowFacts() {
  const language = window.navigator.language;
  return <Typography>Your browser speaks {language}.</Typography>;
}

export default function ServerRenderingNoSsr() {
  return (
    <NoSsr fallback={<Skeleton width={220} height={24} />}>
      <WindowFacts />
    </NoSsr>
  );
}
