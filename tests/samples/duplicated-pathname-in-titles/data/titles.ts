import type { TitleEntry } from '../../../../generator/contract/site';

export const titles: TitleEntry[] = [{ pathname: '/versions' }];
