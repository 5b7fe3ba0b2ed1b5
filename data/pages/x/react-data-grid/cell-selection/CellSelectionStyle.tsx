import { alpha, type Theme } from '@mui/material/styles';
import {
  DataGridPremium,
  type GridInitialState,
  gridClasses,
} from '@mui/x-data-grid-premium';
import { roofColumns, roofs } from './data';

function rangeStyle({ palette }: Theme) {
  const edge = `2px solid ${palette.primary.main}`;
  return {
    [`& .${gridClasses.cell}`]: {
      '&.Mui-selected': { backgroundColor: alpha(palette.primary.main, 0.04) },
      [`&.${gridClasses['cell--rangeTop']}`]: { borderTop: edge },
      [`&.${gridClasses['cell--rangeBottom']}`]: { borderBottom: edge },
      // Logical sides are right in mirrored pages, too.
      [`&.${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: edge },
      [`&.${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: edge },
    },
  };
}

const initialState: GridInitialState = {
  cellSelection: {
    2: { apr: true, jul: true },
    3: { apr: true, jul: true },
  },
};

export default function CellSelectionStyle() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={roofs}
        columns={roofColumns}
        initialState={initialState}
        sx={rangeStyle}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
