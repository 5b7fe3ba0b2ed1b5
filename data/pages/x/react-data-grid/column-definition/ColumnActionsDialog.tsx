import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

const guests = [
  { id: 1, name: 'Ngozi Eze', seat: 'A3' },
  { id: 2, name: 'Piet Vos', seat: 'A4' },
  { id: 3, name: 'Rosa Lima', seat: 'B1' },
];

interface RemoveItemProps {
  name: string;
  onRemove: () => void;
  showInMenu: true;
  closeMenu?: () => void;
}

function RemoveItem({ name, onRemove, ...item }: RemoveItemProps) {
  const [open, setOpen] = React.useState(false);
  const cancel = () => {
    setOpen(false);
    item.closeMenu?.();
  };
  return (
    <React.Fragment>
      <GridActionsCellItem
        {...item}
        label="Remove"
        onClick={() => setOpen(true)}
        closeMenuOnClick={false}
      />
      <Dialog
        open={open}
        onClose={cancel}
        // Keys of the dialog, such as Tab, would close the menu.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <DialogTitle>Remove {name}?</DialogTitle>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={onRemove}>Remove</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

export default function ColumnActionsDialog() {
  const [rows, setRows] = React.useState(guests);

  const columns = React.useMemo(() => {
    const remove = (id: number) =>
      setRows((old) => old.filter((row) => row.id !== id));
    const result: GridColDef<(typeof guests)[number]>[] = [
      { field: 'name', headerName: 'Guest', minWidth: 120, flex: 1 },
      { field: 'seat', headerName: 'Seat' },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <RemoveItem
            name={row.name}
            onRemove={() => remove(row.id)}
            showInMenu
          />,
        ],
      },
    ];
    return result;
  }, []);

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
