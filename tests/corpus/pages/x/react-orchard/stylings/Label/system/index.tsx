import Chip from '@mui/material/Chip';

export default function Label() {
  return <Chip label="Ripe" />;
}
