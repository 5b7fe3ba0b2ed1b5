import { readTheme } from './theme';
export function Subject(inProps) {
  const props = readTheme({ props: inProps, name: 'GardenBed' });
  const { count = 3, level = 'low', other = true } = props;
  return null;
}
export function Unthemed({ count = 7 }) {
  return null;
}
