import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type Review, reviews } from './data';

type ExpandableReview = Review & { expanded?: boolean };

function ReviewText({ id, row, tabIndex }: GridRenderCellParams<ExpandableReview>) {
  const apiRef = useGridApiContext();
  const { text, expanded } = row;
  if (text.length < 80) {
    return text;
  }
  const toggle = () =>
    apiRef.current.updateRows([{ id, expanded: !expanded }]);
  return (
    <div>
      {expanded ? text : `${text.slice(0, 60)}… `}{' '}
      <Link
        component="button"
        type="button"
        tabIndex={tabIndex}
        aria-expanded={Boolean(expanded)}
        onClick={toggle}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {expanded ? 'Show less' : 'Show more'}
      </Link>
    </div>
  );
}

const columns: GridColDef<ExpandableReview>[] = [
  { field: 'guest', headerName: 'Guest', width: 90 },
  {
    field: 'text',
    headerName: 'Review',
    minWidth: 180,
    flex: 1,
    renderCell: (params) => <ReviewText {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function RowHeightExpandable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
    </Box>
  );
}
