import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Pointer() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const tip = {
    x: cx + outerRadius * Math.sin(valueAngle),
    y: cy - outerRadius * Math.cos(valueAngle),
  };
  return (
    <g stroke="currentColor" fill="currentColor">
      <circle cx={cx} cy={cy} r={5} />
      <line x1={cx} y1={cy} x2={tip.x} y2={tip.y} strokeWidth={3} />
    </g>
  );
}

export default function GaugePointer() {
  return (
    <GaugeContainer
      width={220}
      height={180}
      startAngle={-110}
      endAngle={110}
      value={47}
      aria-label="Load of the machine"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Pointer />
    </GaugeContainer>
  );
}
