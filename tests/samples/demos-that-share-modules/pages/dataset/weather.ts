import { unit } from './unit';

export const rain: string[] = [3, 5].map((height) => `${height} ${unit}`);
