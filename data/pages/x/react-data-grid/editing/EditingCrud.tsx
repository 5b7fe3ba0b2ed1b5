import * as React from 'react';
import Cancel from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  type GridRowId,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  role: string;
  isNew?: boolean;
}

const contacts: Contact[] = [
  { id: 1, name: 'Rosa Lind', role: 'Design' },
  { id: 2, name: 'Emil Krag', role: 'Printing' },
  { id: 3, name: 'Sana Qureshi', role: 'Delivery' },
];

const fields: GridColDef<Contact>[] = [
  {
    field: 'name',
    headerName: 'Name',
    editable: true,
    minWidth: 130,
    flex: 1,
  },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: ['Design', 'Printing', 'Delivery'],
    editable: true,
    width: 120,
  },
];

export default function EditingCrud() {
  const [rows, setRows] = React.useState(contacts);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const nextId = React.useRef(4);

  const remove = (id: GridRowId) =>
    setRows((current) => current.filter((row) => row.id !== id));

  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    setRows((current) => [
      ...current,
      { id, name: '', role: 'Design', isNew: true },
    ]);
    setModes((current) => ({
      ...current,
      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
    }));
  };

  const processRowUpdate = (row: Contact) => {
    const saved = { ...row, isNew: false };
    setRows((current) => current.map((old) => (old.id === row.id ? saved : old)));
    return saved;
  };

  const handleRowEditStop: GridEventListener<'rowEditStop'> = (params, event) => {
    if (params.reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    } else if (
      params.reason === GridRowEditStopReasons.escapeKeyDown &&
      params.row.isNew
    ) {
      remove(params.id);
    }
  };

  const columns = React.useMemo<GridColDef<Contact>[]>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: mode }));

    const cancel = (row: Contact) => {
      setMode(row.id, { mode: GridRowModes.View, ignoreModifications: true });
      if (row.isNew) {
        remove(row.id);
      }
    };

    const actions: GridColDef<Contact> = {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id, row }) =>
        modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                key="save"
                icon={<Save />}
                label="Save"
                color="primary"
                onClick={() => setMode(id, { mode: GridRowModes.View })}
              />,
              <GridActionsCellItem
                key="cancel"
                icon={<Cancel />}
                label="Cancel"
                onClick={() => cancel(row)}
              />,
            ]
          : [
              <GridActionsCellItem
                key="edit"
                icon={<Edit />}
                label={`Edit ${row.name}`}
                onClick={() => setMode(id, { mode: GridRowModes.Edit })}
              />,
              <GridActionsCellItem
                key="delete"
                icon={<Delete />}
                label={`Delete ${row.name}`}
                onClick={() => remove(id)}
              />,
            ],
    };
    return [...fields, actions];
  }, [modes]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={add}>Add a contact</Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={handleRowEditStop}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
    </Box>
  );
}
