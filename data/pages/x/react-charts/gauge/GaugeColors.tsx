import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const batteries = [
  { name: 'Porch', charge: 84 },
  { name: 'Garage', charge: 37 },
  { name: 'Cellar', charge: 9 },
];

export default function GaugeColors() {
  const { palette } = useTheme();
  const colorOf = (charge: number) => {
    if (charge < 15) {
      return palette.error.main;
    }
    return charge < 50 ? palette.warning.main : palette.success.main;
  };

  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      {batteries.map(({ name, charge }) => (
        <Gauge
          key={name}
          width={130}
          height={130}
          value={charge}
          cornerRadius="50%"
          text={`${charge}%\n${name}`}
          aria-label={`Battery, ${name}`}
          sx={{ [`& .${gaugeClasses.valueArc}`]: { fill: colorOf(charge) } }}
        />
      ))}
    </Stack>
  );
}
