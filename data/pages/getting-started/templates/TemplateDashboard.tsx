import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type * as React from 'react';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];
const rows = [
  { id: 1, title: 'Dune', loans: 41 },
  { id: 2, title: 'Emma', loans: 36 },
];
const months = [{ scaleType: 'point' as const, data: ['Jan', 'Feb', 'Mar'] }];
const loans = [{ data: [310, 280, 355], area: true }];

function Panel(props: { title: string; children: React.ReactNode }) {
  const { title, children } = props;
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography color="text.secondary">{title}</Typography>
        <div style={{ height: 200 }}>{children}</div>
      </CardContent>
    </Card>
  );
}

export default function TemplateDashboard() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <Panel title="Loans of the library">
          <LineChart xAxis={months} series={loans} />
        </Panel>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <Panel title="Most wanted">
          <DataGrid rows={rows} columns={columns} hideFooter />
        </Panel>
      </Grid>
    </Grid>
  );
}
