import {
  LineChart,
  LineHighlightElement,
  type LineHighlightElementProps,
} from '@mui/x-charts/LineChart';

function MyLineHighlightElement(props: LineHighlightElementProps) {
  return <LineHighlightElement {...props} stroke="currentColor" />;
}

export default function LineHighlightElementExample() {
  return (
    <LineChart
      xAxis={[{ data: [2021, 2022, 2023, 2024], scaleType: 'point' }]}
      series={[{ data: [31, 44, 38, 52] }]}
      slots={{ lineHighlight: MyLineHighlightElement }}
      height={220}
    />
  );
}
