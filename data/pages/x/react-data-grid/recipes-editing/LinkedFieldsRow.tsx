import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid';
import { countries, repairs, type Repair, workshops } from './data';

function CountryEditor(props: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const clearWorkshop = (_: unknown, country: string) => {
    if (country !== props.value) {
      apiRef.current.setEditCellValue({
        id: props.id,
        field: 'workshop',
        value: '',
      });
    }
  };
  return <GridEditSingleSelectCell {...props} onValueChange={clearWorkshop} />;
}

export default function LinkedFieldsRow() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef<Repair>[]>(
    () => [
      { field: 'machine', headerName: 'Machine', minWidth: 100, flex: 1 },
      {
        field: 'country',
        headerName: 'Country',
        type: 'singleSelect',
        valueOptions: countries,
        editable: true,
        width: 130,
        renderEditCell: (params) => <CountryEditor {...params} />,
      },
      {
        field: 'workshop',
        headerName: 'Workshop',
        type: 'singleSelect',
        editable: true,
        width: 130,
        valueOptions: ({ id, row }) => {
          if (id === undefined) {
            return Object.values(workshops).flat();
          }
          const edited = apiRef.current.getRowWithUpdatedValues(id, 'country');
          return workshops[(edited ?? row).country];
        },
        preProcessEditCellProps: ({ props }) => ({
          ...props,
          error: !props.value,
        }),
      },
    ],
    [apiRef],
  );

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={repairs}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
