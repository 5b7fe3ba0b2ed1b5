import type { ChartDrawing } from './chart-drawing';

/** In px: what there is room for beside the words. */
const ROOM = { width: 424, height: 440 };

/** A chart as large as there is room for it. */
export function Chart({ drawing: { svg, width, height } }: { drawing: ChartDrawing }) {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return (
    <div className="chart">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        alt=""
      />
    </div>
  );
}
