import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ArrowDropUp from '@mui/icons-material/ArrowDropUp';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { walkColumns, walks } from './data';

function Unsorted({
  sortingOrder,
  ...icon
}: SvgIconProps & { sortingOrder: unknown }) {
  return <UnfoldMore {...icon} />;
}

const slots = {
  columnSortedAscendingIcon: ArrowDropUp,
  columnSortedDescendingIcon: ArrowDropDown,
  columnUnsortedIcon: Unsorted,
};

const { columnHeader, iconButtonContainer, sortIcon } = gridClasses;

const alwaysVisible = {
  [`& .${iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
  [`& .${columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${sortIcon}`]:
    { opacity: 0.5 },
};

export default function SortingIcons() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={walks}
        columns={walkColumns}
        slots={slots}
        sx={alwaysVisible}
        hideFooter
      />
    </Box>
  );
}
