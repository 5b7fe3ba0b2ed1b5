import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

const toStars = (value: unknown) => Number(value) || 0;

function EditStars({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    const stars = ref.current;
    const input =
      stars?.querySelector<HTMLInputElement>('input:checked') ??
      stars?.querySelector<HTMLInputElement>('input');
    if (hasFocus) {
      input?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={toStars(value)}
      onChange={(_, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 })
      }
      sx={{ ml: 1 }}
    />
  );
}

function FilterStars({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="least-stars"
      value={toStars(item.value)}
      onChange={(_, stars) =>
        applyValue({ ...item, value: stars ?? undefined })
      }
      sx={{ mt: 2 }}
    />
  );
}

export const ratingColumn: GridColTypeDef<number, string> = {
  type: 'number',
  width: 150,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  valueFormatter: (value: number) => `${value} of 5`,
  renderCell: ({ value }) => <Rating value={toStars(value)} readOnly />,
  renderEditCell: (params) => <EditStars {...params} />,
  filterOperators: [
    {
      label: 'at least',
      value: 'atLeast',
      getApplyFilterFn: ({ value: least }) =>
        least ? (value) => toStars(value) >= toStars(least) : null,
      InputComponent: FilterStars,
      getValueAsString: (least) => `${least} stars`,
    },
  ],
};
