import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Path in the shop">
      <Link href="#shop" color="inherit">
        Shop
      </Link>
      <Link href="#tents" color="inherit">
        Tents
      </Link>
      <Typography aria-current="page">For two people</Typography>
    </Breadcrumbs>
  );
}
