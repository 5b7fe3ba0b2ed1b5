import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';

/** The box of every picture; the card scales it. */
export const SIZE = { width: 240, height: 140 } as const;

/** In the order of the series; the stylesheet has them for both colour schemes. */
const INKS = ['var(--ink-1)', 'var(--ink-2)', 'var(--ink-3)', 'var(--ink-4)'];

type PictureProps = Omit<ChartContainerProps, 'width' | 'height' | 'colors'>;

/** A chart as large as a card, in the inks of the gallery. */
export function Picture({ margin = { top: 10, right: 8, bottom: 10, left: 8 }, ...chart }: PictureProps) {
  return <ChartContainer {...SIZE} {...chart} margin={margin} colors={INKS} disableAxisListener />;
}
