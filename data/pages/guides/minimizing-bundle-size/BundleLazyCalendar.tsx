import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import * as React from 'react';

const LazyCalendar = React.lazy(() => import('./LazyCalendar'));

export default function BundleLazyCalendar() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <Box sx={{ minHeight: 400 }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
        sx={{ mb: 2 }}
      >
        Calendar
      </Button>
      {isOpen && (
        <React.Suspense
          fallback={<Skeleton variant="rounded" width={300} height={334} />}
        >
          <LazyCalendar />
        </React.Suspense>
      )}
    </Box>
  );
}
