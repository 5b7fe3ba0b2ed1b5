/** Demos whose charts show no tooltip where a mark is, by why. */
export const chartsWithoutTooltip: Record<string, readonly string[]> = {
  'the tooltip is turned off': [
    'HeatmapControlled',
    'PieDemoProgress',
    'PieDemoDetailInCenter',
    'ComponentsThreshold',
    'LineDemoMinimal',
    'TooltipReadout',
  ],
  'it is made of parts, without a tooltip': [
    'CompositionClipPath',
    'CompositionOrder',
    'ComponentsBoxPlot',
    'AxisComposition',
    'FunnelFromParts',
    'GanttFromParts',
    'RadarFromParts',
    'SankeyFromParts',
    'TreemapDrillDown',
    'TreemapFromParts',
    'ZoomComposition',
  ],
  'a sparkline shows one only when it is told to': [
    'CustomSparkline',
    'ModalWithChart',
    'Playground-sparkline',
    'SparklineArea',
    'SparklineBasic',
    'SparklineColors',
    'SparklineSameScale',
    'SparklineTable',
  ],
};
