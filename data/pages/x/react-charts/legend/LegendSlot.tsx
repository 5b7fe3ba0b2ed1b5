import { useTheme } from '@mui/material/styles';
import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5'];
const tides = [
  { id: 'high', label: 'High', data: [4.1, 4.4, 4.9, 4.6, 4.2] },
  { id: 'low', label: 'Low', data: [1.2, 0.9, 0.4, 0.7, 1.1] },
];

function LegendAtTheLineEnds({ series, seriesToDisplay }: LegendRendererProps) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const fill = useTheme().palette.text.primary;
  const style = {
    fill,
    dominantBaseline: 'central',
    textAnchor: 'middle',
  } as const;

  return (
    <g>
      {seriesToDisplay.map(({ id, label, color }) => {
        const lastValue = series.line?.series[id].data.at(-1) ?? 0;
        return (
          <g
            key={id}
            transform={`translate(${left + width} ${yScale(lastValue)})`}
          >
            <circle r={5} cx={14} fill={color} />
            <ChartsText text={label} x={44} y={0} style={style} />
          </g>
        );
      })}
    </g>
  );
}

export default function LegendSlot() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      yAxis={[{ min: 0, max: 5 }]}
      series={tides}
      slots={{ legend: LegendAtTheLineEnds }}
      margin={{ top: 20, right: 80 }}
      height={280}
    />
  );
}
