import * as React from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { orders } from './orders';

/** Stands for your server and your data library: a page of 83 orders, half a second later. */
export function useOrderPage({ page, pageSize }: GridPaginationModel) {
  const [answer, setAnswer] = React.useState({
    rows: orders.slice(0, 0),
    total: 83,
    hasNextPage: true,
    loading: true,
  });

  React.useEffect(() => {
    setAnswer((last) => ({ ...last, loading: true }));
    const timer = setTimeout(() => {
      const stored = orders.slice(0, 83);
      const end = (page + 1) * pageSize;
      setAnswer({
        rows: stored.slice(page * pageSize, end),
        total: stored.length,
        hasNextPage: end < stored.length,
        loading: false,
      });
    }, 500);
    return () => clearTimeout(timer);
  }, [page, pageSize]);

  return answer;
}
