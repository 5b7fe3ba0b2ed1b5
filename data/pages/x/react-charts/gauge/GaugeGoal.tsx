import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Goal({ at }: { at: number }) {
  const gauge = useGaugeState();
  const { startAngle, endAngle, valueMin, valueMax } = gauge;
  const share = (at - valueMin) / (valueMax - valueMin);
  const angle = startAngle + share * (endAngle - startAngle);
  const point = (radius: number) => [
    gauge.cx + radius * Math.sin(angle),
    gauge.cy - radius * Math.cos(angle),
  ];
  const [x1, y1] = point(gauge.innerRadius - 4);
  const [x2, y2] = point(gauge.outerRadius + 4);
  return <line {...{ x1, y1, x2, y2 }} stroke="currentColor" strokeWidth={3} />;
}

export default function GaugeGoal() {
  return (
    <GaugeContainer
      width={200}
      height={160}
      startAngle={-120}
      endAngle={120}
      value={6300}
      valueMax={10000}
      aria-label="Steps today, goal 8000"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <GaugeValueText text={({ value }) => `${value} steps`} />
      <Goal at={8000} />
    </GaugeContainer>
  );
}
