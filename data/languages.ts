import type { Languages } from '../generator/contract/languages';

/** English without prefix, Chinese below `/zh`; the blog speaks only English (RULES §2). */
export const languages: Languages = {
  default: 'en',
  all: [
    { code: 'en', name: 'English', tag: 'en', openGraph: 'en_US' },
    { code: 'zh', name: '中文', tag: 'zh-CN', openGraph: 'zh_CN' },
  ],
  exempt: ['/blog'],
};
