import type { PageProps } from '../../generator/page/page';
import en from '../../translations/en.json';
import zh from '../../translations/zh.json';

/** The interface words of this site, as every page is handed them. */
export const words: PageProps['words'] = { en: en.interface, zh: zh.interface };
