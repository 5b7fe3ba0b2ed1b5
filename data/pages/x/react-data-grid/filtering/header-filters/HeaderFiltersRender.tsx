import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  type GridColDef,
  type GridRenderHeaderFilterProps,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { type Part, partColumns, parts } from './data';

function LowStockFilter({ item, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const low = { ...item, operator: '<', value: 20 };

  return (
    <FormControlLabel
      label="Below 20"
      sx={{ whiteSpace: 'nowrap' }}
      control={
        <Checkbox
          size="small"
          tabIndex={-1}
          slotProps={{ input: { ref: inputRef as React.Ref<HTMLInputElement> } }}
          checked={item.value !== undefined}
          onChange={(_event, checked) =>
            checked
              ? apiRef.current.upsertFilterItem(low)
              : apiRef.current.deleteFilterItem(item)
          }
        />
      }
    />
  );
}

const columns = partColumns.map((column): GridColDef<Part> => {
  if (column.field === 'pieces') {
    return {
      ...column,
      renderHeaderFilter: (params) => <LowStockFilter {...params} />,
    };
  }
  return column.field === 'aisle'
    ? { ...column, renderHeaderFilter: () => null }
    : column;
});

export default function HeaderFiltersRender() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={parts}
        columns={columns}
        headerFilters
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
