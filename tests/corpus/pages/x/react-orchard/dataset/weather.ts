import { monthsOf } from './months';

export const rain: number[] = [61, 48, 52];

export const months = monthsOf(rain.length);
