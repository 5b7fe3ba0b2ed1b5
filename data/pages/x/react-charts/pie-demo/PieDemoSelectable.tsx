import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const plans = [
  { label: 'Basic', value: 54 },
  { label: 'Team', value: 31 },
  { label: 'Company', value: 15 },
];

const series = {
  id: 'plans',
  data: plans,
  outerRadius: '85%',
  innerRadius: '40%',
  highlightScope: { highlight: 'item', fade: 'global' } as const,
  highlighted: { additionalRadius: 12 },
};

export default function PieDemoSelectable() {
  const [selected, setSelected] = React.useState<number | null>(1);
  const highlightedItem =
    selected === null ? null : { seriesId: series.id, dataIndex: selected };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        series={[series]}
        highlightedItem={highlightedItem}
        onItemClick={(_event, { dataIndex }) => setSelected(dataIndex)}
        slotProps={{ legend: { hidden: true } }}
        margin={{ left: 5, right: 5 }}
        height={240}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Selected plan"
        value={selected}
        onChange={(_event, index) => setSelected(index)}
      >
        {plans.map(({ label, value }, index) => (
          <ToggleButton
            key={label}
            value={index}
          >{`${label} ${value}%`}</ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
