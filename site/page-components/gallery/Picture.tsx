import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';

/** The size of every picture; the card scales it. */
export const SIZE = { width: 240, height: 140 } as const;

/** Colours in the order of the series; the stylesheet has them for both colour schemes. */
const INKS = ['var(--ink-1)', 'var(--ink-2)', 'var(--ink-3)', 'var(--ink-4)'];

type PictureProps = Omit<ChartContainerProps, 'width' | 'height' | 'colors'>;

/** A chart of the size of a card, in the colours of the gallery. */
export function Picture({ margin = { top: 10, right: 8, bottom: 10, left: 8 }, ...chart }: PictureProps) {
  return <ChartContainer {...SIZE} {...chart} margin={margin} colors={INKS} disableAxisListener />;
}
