import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridFilterItem,
  type GridFilterModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { taskColumns, tasks } from './data';

const only = (...items: GridFilterItem[]): GridFilterModel => ({ items });

const choices = [
  { label: 'All', model: only() },
  {
    label: 'Still to do',
    model: only({ field: 'done', operator: 'is', value: 'false' }),
  },
  {
    label: 'Up to 3 hours',
    model: only({ field: 'hours', operator: '<=', value: 3 }),
  },
];

export default function FilteredRowCount() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = React.useState<number[]>([]);

  React.useEffect(() => {
    const countRows = (model: GridFilterModel) => {
      const { filteredRowsLookup } = apiRef.current.getFilterState(model);
      return tasks.filter(({ id }) => filteredRowsLookup[id] !== false).length;
    };
    setCounts(choices.map(({ model }) => countRows(model)));
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      {choices.map(({ label, model }, index) => (
        <Button
          key={label}
          onClick={() => apiRef.current.setFilterModel(model)}
        >
          {label} ({counts[index] ?? '…'})
        </Button>
      ))}
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          rows={tasks}
          columns={taskColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
