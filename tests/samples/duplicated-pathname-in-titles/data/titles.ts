import type { TitleEntry } from '../../../../generator/contract/navigation';

export const titles: TitleEntry[] = [{ pathname: '/versions' }];
