import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './data';

const excelOptions: GridExcelExportOptions = {
  fileName: 'shipments-report',
  columnsStyles: {
    value: { numFmt: '#,##0.00 [$€-1]' },
    sent: { numFmt: 'yyyy-mm-dd' },
  },
  // Before headers and rows are written: a title, and panes that stay in place.
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.title = 'Shipments';
    worksheet.name = 'May';
    worksheet.views = [{ state: 'frozen', ySplit: 2 }];
    worksheet.mergeCells('A1:F1');
    worksheet.getCell('A1').value = 'Shipments of May 2024';
    worksheet.getCell('A1').font = { size: 16, bold: true };
  },
  // After them: bold headers, and a sum that follows later changes.
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    worksheet.getRow(2).font = { bold: true };
    const total = worksheet.addRow({ id: 'Total' });
    total.getCell('value').value = { formula: `SUM(E3:E${last})` };
    total.font = { bold: true };
  },
};

function ReportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        excelOptions={excelOptions}
        printOptions={{ hideFooter: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportExcelDocument() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: ReportToolbar }}
        hideFooter
      />
    </Box>
  );
}
