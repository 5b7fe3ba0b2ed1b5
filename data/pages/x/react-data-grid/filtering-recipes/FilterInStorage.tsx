import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { taskColumns, tasks } from './data';

const key = 'garden-tasks-filter';
const noFilter: GridFilterModel = { items: [] };

function readFilter(): GridFilterModel {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return noFilter;
  }
}

function storeFilter(model: GridFilterModel) {
  try {
    localStorage.setItem(key, JSON.stringify(model));
  } catch {
    // Storage is full or forbidden: the filter works, but is not kept.
  }
}

function TaskGrid() {
  const [filterModel, setFilterModel] = React.useState(readFilter);

  React.useEffect(() => storeFilter(filterModel), [filterModel]);

  return (
    <div style={{ height: 420 }}>
      <DataGrid
        rows={tasks}
        columns={taskColumns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { hideFooter: true } } }}
        hideFooter
      />
    </div>
  );
}

export default function FilterInStorage() {
  const [visits, setVisits] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setVisits(visits + 1)}>Leave and come back</Button>
      <TaskGrid key={visits} />
    </div>
  );
}
