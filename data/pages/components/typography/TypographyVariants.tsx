import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = [
  'h4',
  'h6',
  'subtitle1',
  'body1',
  'body2',
  'caption',
] as const;

export default function TypographyVariants() {
  return (
    <Stack spacing={1}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: low tide at six
        </Typography>
      ))}
    </Stack>
  );
}
