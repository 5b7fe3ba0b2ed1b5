import type { ReaderWords } from '../../generator/contract/reader-words';

/** What the Chinese pages call things, and what readers who look for them may; the glossary has more of these. */
export const zhReaderWords: ReaderWords = {
  固定: ['冻结', '锁定'],
  深色: ['暗色', '暗黑', '黑暗', '夜间'],
  校验: ['检验', '验证'],
  无行覆盖层: ['空数据', '空状态', '暂无数据', '没有数据', '无数据'],
  禁用特定日期: ['周末', '工作日', '节假日'],
  对话框: ['弹框', '弹窗', '模态框'],
  弹出层: ['下拉框'],
  数据网格: ['表格'],
  加载: ['加载中', '加载状态', '转圈'],
  选择: ['勾选', '选中'],
  懒加载: ['无限滚动', '滚动加载'],
  本地化: ['国际化', '多语言', '翻译'],
  聚合: ['合计', '求和', '汇总'],
  自定义: ['定制', '自己的'],
  饼图: ['环形图', '圆环图'],
};
