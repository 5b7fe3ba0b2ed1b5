import type { GlossaryTerm } from '../../generator/contract/glossary';
import { zhProductWords } from './product-words';

/** Words of the documentation itself; `.github/WRITING.md` lists them. */
export const zhTerms: GlossaryTerm[] = [
  // The documents.
  { term: 'you', word: '你', forbidden: ['您'] },
  { term: 'demo', word: '演示', forbidden: ['样例', '范例'] },
  { term: 'example', word: '示例', forbidden: ['实例代码', '例程'] },
  { term: 'recipe', word: '实用示例', forbidden: ['小方案', '现成方案', '配方'] },
  { term: 'plan of a licence', word: '计划', forbidden: ['套餐', '方案'], allowed: ['替代方案', '解决方案'] },
  { term: 'licence key', word: '许可证密钥', forbidden: ['授权码', '授权密钥', '许可密钥'] },
  { term: 'release', word: '版本', forbidden: ['发行版'] },
  { term: 'sandbox', word: '沙盒', forbidden: ['沙箱'] },

  // React.
  { term: 'hook', word: 'Hook', forbidden: ['钩子'] },
  { term: 'slot', word: '插槽', forbidden: ['槽位', '插口'] },
  { term: 'controlled', word: '受控', forbidden: ['受控制'], allowed: ['不受控制'] },
  { term: 'uncontrolled', word: '非受控', forbidden: ['不受控'], allowed: ['不受控制'] },
  { term: 'default', word: '默认', forbidden: ['缺省', '预设值'] },
  { term: 'locale', word: '区域设置', forbidden: ['语言环境', '地区设置'] },
  { term: 'accessibility', word: '无障碍', forbidden: ['可访问性', '易用性'] },
  { term: 'overlay', word: '覆盖层', forbidden: ['遮罩', '蒙层'] },
  {
    term: 'popup',
    word: '弹出层',
    forbidden: ['弹窗', '弹出框', '浮层', '浮窗'],
    allowed: ['Popover 弹出框'],
  },
  { term: 'tooltip', word: '提示框', forbidden: ['工具提示', '悬浮提示'] },
  // The detail panel of the grid names its own button 折叠.
  { term: 'collapse', word: '收起', forbidden: ['折叠'], allowed: ['**折叠**', '“折叠”'] },
  { term: 'drag and drop', word: '拖放', forbidden: ['拖拽'] },

  // Moving items is not sorting them.
  {
    term: 'ordering',
    word: '重新排序',
    forbidden: ['拖放排序', '拖动排序', '节点排序', '按钮排序', '调整顺序', '重新排列', '重排'],
    // What the grid itself calls the column with handles.
    allowed: ['重新排列行'],
  },

  // Data Grid.
  { term: 'Data Grid', word: '数据网格', forbidden: ['数据表格', '数据格'] },
  { term: 'filter', word: '筛选', forbidden: ['过滤'] },
  { term: 'row grouping', word: '行分组', forbidden: [] },
  { term: 'tree data', word: '树形数据', forbidden: ['树状数据', '树数据'] },
  { term: 'pinning', word: '固定', forbidden: ['冻结列', '冻结行', '钉住'] },
  { term: 'virtualization', word: '虚拟化', forbidden: ['虚拟滚动'] },

  // Date and Time Pickers: a field has sections and an input.
  {
    term: 'field of a picker',
    word: '输入字段',
    forbidden: ['日期输入框', '时间输入框', '范围输入框', '日期字段组件'],
  },
  { term: 'date picker', word: '日期选择器', forbidden: ['日期选取器', '日期拾取器'] },
  { term: 'shortcut', word: '快捷选项', forbidden: ['快捷方式'] },

  // Charts.
  { term: 'gauge', word: '仪表盘', forbidden: ['仪表', '量表'], allowed: ['仪表板'] },
  { term: 'heatmap', word: '热力图', forbidden: ['热图'] },
  { term: 'sparkline', word: '迷你图', forbidden: ['火花线', '走势线'] },
  { term: 'series', word: '系列', forbidden: [] },

  // Tree View.
  { term: 'tree view', word: '树视图', forbidden: ['树形视图', '树状视图', '树形控件'] },
  {
    term: 'tree item',
    word: '树节点',
    forbidden: ['树项', '树条目', '子项目'],
    allowed: ['查看子项目', '隐藏子项目'],
  },
];

/** What a Chinese text calls things. */
export const zhGlossary: GlossaryTerm[] = [...zhTerms, ...zhProductWords];
