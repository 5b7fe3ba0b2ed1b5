import type { Words } from './words';

/** The pictures that the gallery can draw. */
export type ChartPicture =
  | 'bar'
  | 'stacked'
  | 'line'
  | 'area'
  | 'pie'
  | 'scatter'
  | 'sparkline'
  | 'gauge'
  | 'heatmap';

/** The outlines that stand for charts which do not exist yet. */
export type PlannedPicture = 'radar' | 'treemap' | 'funnel' | 'sankey' | 'gantt';

/** One kind of chart: what it answers, its picture and its pages. */
export interface ChartType {
  name: Words;
  question: Words;
  component: string;
  picture: ChartPicture;
  pathname: string;
  /** A page with more of it. */
  more?: string;
  plan?: 'pro';
}

/** Every chart that 7.18.0 can draw. */
export const chartTypes: ChartType[] = [
  {
    name: { en: 'Bars', zh: '柱状图' },
    question: { en: 'How do the categories compare?', zh: '各个类别相比如何？' },
    component: 'BarChart',
    picture: 'bar',
    pathname: '/x/react-charts/bars',
    more: '/x/react-charts/bar-demo',
  },
  {
    name: { en: 'Lines', zh: '折线图' },
    question: { en: 'How does a value develop?', zh: '一个值如何变化？' },
    component: 'LineChart',
    picture: 'line',
    pathname: '/x/react-charts/lines',
    more: '/x/react-charts/line-demo',
  },
  {
    name: { en: 'Areas', zh: '面积图' },
    question: { en: 'How does a total develop, and its parts?', zh: '总量及其各部分如何变化？' },
    component: 'LineChart',
    picture: 'area',
    pathname: '/x/react-charts/areas-demo',
  },
  {
    name: { en: 'Stacks', zh: '堆叠图' },
    question: { en: 'What is each category made of?', zh: '每个类别由什么组成？' },
    component: 'BarChart',
    picture: 'stacked',
    pathname: '/x/react-charts/stacking',
  },
  {
    name: { en: 'Pie', zh: '饼图' },
    question: { en: 'Which share of the whole does each part have?', zh: '每个部分占整体的多少？' },
    component: 'PieChart',
    picture: 'pie',
    pathname: '/x/react-charts/pie',
    more: '/x/react-charts/pie-demo',
  },
  {
    name: { en: 'Scatter', zh: '散点图' },
    question: { en: 'Are two measurements related?', zh: '两组测量值有没有关联？' },
    component: 'ScatterChart',
    picture: 'scatter',
    pathname: '/x/react-charts/scatter',
    more: '/x/react-charts/scatter-demo',
  },
  {
    name: { en: 'Sparkline', zh: '迷你图' },
    question: { en: 'What is the trend, in the space of a word?', zh: '在一个词大小的空间里，趋势如何？' },
    component: 'SparkLineChart',
    picture: 'sparkline',
    pathname: '/x/react-charts/sparkline',
  },
  {
    name: { en: 'Gauge', zh: '仪表盘' },
    question: { en: 'Where does one value stand between two limits?', zh: '一个值处在两个界限之间的哪里？' },
    component: 'Gauge',
    picture: 'gauge',
    pathname: '/x/react-charts/gauge',
  },
  {
    name: { en: 'Heatmap', zh: '热力图' },
    question: {
      en: 'Where in a table of two categories are the high values?',
      zh: '两个类别交叉时，高值在哪里？',
    },
    component: 'Heatmap',
    picture: 'heatmap',
    pathname: '/x/react-charts/heatmap',
    plan: 'pro',
  },
];

/** A kind of chart that is planned: its page says what is known, and what to use today. */
export interface PlannedChartType extends Pick<ChartType, 'name' | 'question' | 'pathname'> {
  picture: PlannedPicture;
}

/** Every chart that the menu marks as planned. */
export const plannedChartTypes: PlannedChartType[] = [
  {
    name: { en: 'Radar', zh: '雷达图' },
    question: { en: 'How do profiles of many measures differ?', zh: '由多项指标组成的轮廓有何不同？' },
    picture: 'radar',
    pathname: '/x/react-charts/radar',
  },
  {
    name: { en: 'Treemap', zh: '矩形树图' },
    question: { en: 'Which branches of a hierarchy are the largest?', zh: '层级中哪些分支最大？' },
    picture: 'treemap',
    pathname: '/x/react-charts/treemap',
  },
  {
    name: { en: 'Funnel', zh: '漏斗图' },
    question: { en: 'At which step do most people leave?', zh: '人们在哪一步离开得最多？' },
    picture: 'funnel',
    pathname: '/x/react-charts/funnel',
  },
  {
    name: { en: 'Sankey', zh: '桑基图' },
    question: { en: 'Where does an amount flow to?', zh: '一个总量流向哪里？' },
    picture: 'sankey',
    pathname: '/x/react-charts/sankey',
  },
  {
    name: { en: 'Gantt', zh: '甘特图' },
    question: { en: 'Which task takes place when?', zh: '哪项任务在什么时候进行？' },
    picture: 'gantt',
    pathname: '/x/react-charts/gantt',
  },
];
