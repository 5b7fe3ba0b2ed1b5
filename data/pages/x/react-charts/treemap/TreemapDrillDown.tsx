import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { disk, type Folder } from './data';
import { divide } from './layout';

interface TreemapProps {
  folders: Folder[];
  onOpen: (folder: Folder) => void;
}

function Treemap({ folders, onOpen }: TreemapProps) {
  const { width, height } = useDrawingArea();
  const sizes = folders.map(({ size }) => size);
  const boxes = divide(sizes, { x: 0, y: 0, width, height });
  const buttonFor = (folder: Folder) => ({
    role: 'button',
    tabIndex: 0,
    cursor: 'pointer',
    'aria-label': `Open ${folder.name}, ${folder.size} GB`,
    onClick: () => onOpen(folder),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onOpen(folder);
      }
    },
  });

  return folders.map((folder, index) => {
    const { x, y, ...box } = boxes[index];
    const middle = { x: box.width / 2, y: box.height / 2 };
    const place = `translate(${x}, ${y})`;
    const button = folder.children && buttonFor(folder);
    return (
      <g key={folder.name} transform={place} stroke="#fff" {...button}>
        <rect {...box} fill={button ? '#1565c0' : '#546e7a'} strokeWidth={3} />
        <text {...middle} {...text}>
          {folder.name}
        </text>
        <title>{`${folder.name}, ${folder.size} GB`}</title>
      </g>
    );
  });
}

const text = { textAnchor: 'middle', fill: '#fff', stroke: 'none' } as const;
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
