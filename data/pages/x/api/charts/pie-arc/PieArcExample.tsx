import { PieArc, type PieArcProps, PieChart } from '@mui/x-charts/PieChart';

function OutlinedArc(props: PieArcProps) {
  return <PieArc {...props} strokeWidth={4} />;
}

export default function PieArcExample() {
  return (
    <PieChart
      series={[{ data: [{ value: 12 }, { value: 7 }, { value: 9 }] }]}
      slots={{ pieArc: OutlinedArc }}
      height={220}
    />
  );
}
