import { alpha, styled } from '@mui/material/styles';
import {
  DataGridPremium,
  type GridInitialState,
  gridClasses,
} from '@mui/x-data-grid-premium';
import { roofColumns, roofs } from './data';

const StyledGrid = styled(DataGridPremium)(({ theme }) => {
  const color = theme.palette.primary.main;
  const edge = `2px solid ${color}`;
  return {
    [`& .${gridClasses.cell}`]: {
      '&.Mui-selected': { backgroundColor: alpha(color, 0.04) },
      [`&.${gridClasses['cell--rangeTop']}`]: { borderTop: edge },
      [`&.${gridClasses['cell--rangeBottom']}`]: { borderBottom: edge },
      // Logical sides are right in mirrored pages, too.
      [`&.${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: edge },
      [`&.${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: edge },
    },
  };
});

const initialState: GridInitialState = {
  cellSelection: {
    2: { apr: true, jul: true },
    3: { apr: true, jul: true },
  },
};

export default function CellSelectionStyle() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <StyledGrid
        rows={roofs}
        columns={roofColumns}
        initialState={initialState}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
