import * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './data';

interface CellProps extends React.SVGAttributes<SVGRectElement> {
  ownerState: { dataIndex: number; color: string };
}

function CellWithText({ ownerState, ...rect }: CellProps) {
  const value = cells[ownerState.dataIndex][2];
  const x = Number(rect.x) + Number(rect.width) / 2;
  const y = Number(rect.y) + Number(rect.height) / 2;
  return (
    <React.Fragment>
      <rect {...rect} fill={ownerState.color} />
      <text
        x={x}
        y={y}
        fontSize={12}
        textAnchor="middle"
        dominantBaseline="central"
        fill={value > 60 ? '#fff' : '#000'}
        pointerEvents="none"
      >
        {value}
      </text>
    </React.Fragment>
  );
}

export default function HeatmapCellText() {
  return (
    <Heatmap
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ data: days }]}
      series={[{ data: cells, label: 'Visitors' }]}
      slots={{ cell: CellWithText }}
      height={320}
      margin={{ top: 10 }}
    />
  );
}
