import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { disk, Folder } from './data';
import { divide } from './layout';

interface TreemapProps {
  folders: Folder[];
  onOpen: (folder: Folder) => void;
}

function Treemap({ folders, onOpen }: TreemapProps) {
  const area = { ...useDrawingArea(), x: 0, y: 0 };
  const sizes = folders.map(({ size }) => size);
  const boxes = divide(sizes, area);

  return folders.map((folder, index) => {
    const { x, y, width, height } = boxes[index];
    const label = `${folder.name}, ${folder.size} GB`;
    const open = () => folder.children && onOpen(folder);
    const button = folder.children && { role: 'button', tabIndex: 0 };
    return (
      <g
        key={folder.name}
        aria-label={label}
        cursor={folder.children ? 'pointer' : undefined}
        onClick={open}
        onKeyDown={(event) => event.key === 'Enter' && open()}
        {...button}
      >
        <rect
          x={x + 1}
          y={y + 1}
          width={width - 2}
          height={height - 2}
          fill="#1565c0"
        />
        <text
          x={x + width / 2}
          y={y + height / 2}
          textAnchor="middle"
          fill="#fff"
          fontSize={14}
        >
          {folder.name}
        </text>
      </g>
    );
  });
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };

export default function TreemapDrillDown() {
  const [folder, setFolder] = React.useState(disk);

  return (
    <Stack sx={{ width: '100%' }}>
      <Button disabled={folder === disk} onClick={() => setFolder(disk)}>
        {`Back to ${disk.name}`}
      </Button>
      <ResponsiveChartContainer series={[]} height={260} margin={noMargin}>
        <Treemap folders={folder.children ?? []} onOpen={setFolder} />
      </ResponsiveChartContainer>
    </Stack>
  );
}
