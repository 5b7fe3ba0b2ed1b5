import {
  DataGridPro,
  type DataGridProProps,
  GridLogicOperator,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { apartmentColumns, apartments } from './data';

const outlined = { variant: 'outlined', size: 'small' };

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    columnsSort: 'asc',
    filterFormProps: {
      columnInputProps: outlined,
      operatorInputProps: outlined,
      valueInputProps: { InputComponentProps: outlined },
      deleteIconProps: { sx: { justifyContent: 'center' } },
    },
    sx: { '& .MuiDataGrid-filterForm': { py: 1.5, gap: 1 } },
  },
};

export default function FilterPanelContent() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        rows={apartments}
        columns={apartmentColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
      />
    </div>
  );
}
