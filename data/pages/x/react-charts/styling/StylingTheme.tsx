import Stack from '@mui/material/Stack';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';
import * as React from 'react';

const chartDefaults: Theme['components'] = {
  MuiBarChart: { defaultProps: { borderRadius: 8 } },
  MuiLineChart: { defaultProps: { grid: { horizontal: true } } },
  MuiChartsYAxis: { defaultProps: { disableLine: true, disableTicks: true } },
  MuiChartsGrid: { styleOverrides: { line: { strokeDasharray: '3 5' } } },
  MuiLineElement: { styleOverrides: { root: { strokeWidth: 4 } } },
};

const weeks = ['W1', 'W2', 'W3', 'W4'];
const hours = [{ data: [31, 36, 28, 33] }];
const defects = [{ data: [7, 4, 5, 2], showMark: false }];

export default function StylingTheme() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { components: chartDefaults }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
        <BarChart
          xAxis={[{ scaleType: 'band', data: weeks, label: 'Hours' }]}
          series={hours}
          height={240}
          margin={{ top: 20 }}
        />
        <LineChart
          xAxis={[{ scaleType: 'point', data: weeks, label: 'Defects' }]}
          series={defects}
          height={240}
          margin={{ top: 20 }}
        />
      </Stack>
    </ThemeProvider>
  );
}
