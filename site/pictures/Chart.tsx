import type { ChartDrawing } from './chart-drawing';

/** The space beside the text, in px. */
const ROOM = { width: 424, height: 440 };

/** A chart in the size of the available space. */
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
