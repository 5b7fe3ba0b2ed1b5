import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerOfText() {
  return (
    <Container maxWidth="sm">
      <Typography>
        The canal was dug by hand in eleven years. Today it carries leisure
        boats only, and the towpath has become the most popular cycle route of
        the county.
      </Typography>
    </Container>
  );
}
