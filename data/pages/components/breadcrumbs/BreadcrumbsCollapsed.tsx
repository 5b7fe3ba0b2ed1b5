import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const path = ['Archive', 'Letters', '1840s', 'Overseas', 'Boston'];

export default function BreadcrumbsCollapsed() {
  return (
    <Breadcrumbs
      aria-label="Path of the letter"
      maxItems={4}
      itemsAfterCollapse={2}
      separator={<NavigateNextIcon fontSize="small" />}
    >
      {path.map((name) => (
        <Link key={name} href={`#${name}`} color="inherit">
          {name}
        </Link>
      ))}
      <Typography aria-current="page">No. 17</Typography>
    </Breadcrumbs>
  );
}
