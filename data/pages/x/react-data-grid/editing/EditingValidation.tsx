import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { renderMessageEditor } from './MessageEditor';

const rows = [
  { id: 1, person: 'Marta Silva', alias: 'marta' },
  { id: 2, person: 'Jonas Weber', alias: 'jonas' },
  { id: 3, person: 'Aiko Tanaka', alias: 'aiko' },
];

/** Stands for a request: is this alias free? */
async function isTaken(alias: string, id: unknown): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return rows.some((row) => row.alias === alias && row.id !== id);
}

async function checkAlias({ id, props, hasChanged }: GridPreProcessEditCellProps) {
  const alias: string = props.value;
  let error = '';
  if (!/^[a-z]{3,}$/.test(alias)) {
    error = 'Three small letters or more.';
  } else if (hasChanged && (await isTaken(alias, id))) {
    error = `${alias} is taken.`;
  }
  return { ...props, error };
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'person', headerName: 'Person', minWidth: 130, flex: 1 },
  {
    field: 'alias',
    headerName: 'E-mail alias',
    editable: true,
    width: 180,
    preProcessEditCellProps: checkAlias,
    renderEditCell: renderMessageEditor,
  },
];

export default function EditingValidation() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
