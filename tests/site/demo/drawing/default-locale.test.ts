import { beforeAll, describe, expect, it } from 'vitest';
import { installDefaultLocale, writeAsIn } from '../../../../site/demo/drawing/default-locale';

const DAY = new Date(2024, 3, 2, 13, 5);

beforeAll(installDefaultLocale);

describe('a demo that names no locale', () => {
  it('writes dates as readers of the language of its page do', () => {
    writeAsIn('zh');

    expect(DAY.toLocaleDateString()).toBe('2024/4/2');
    expect(DAY.toLocaleString(undefined, { month: 'long' })).toBe('四月');
    expect(DAY.toLocaleTimeString()).toBe('13:05:00');
    expect(new Intl.DateTimeFormat().format(DAY)).toBe('2024/4/2');
    expect((1_000_000).toLocaleString(undefined, { notation: 'compact' })).toBe('100万');
    expect(new Intl.NumberFormat(undefined, { notation: 'compact' }).format(1_000_000)).toBe('100万');
  });

  it('writes them as the process does in the first language, whatever was drawn before', () => {
    const before = DAY.toLocaleDateString('en-US');
    writeAsIn('zh');
    writeAsIn(undefined);

    expect(DAY.toLocaleDateString()).toBe(before);
  });

  it('is known by the dates that it writes, as numbers are written alike', () => {
    const locale = writeAsIn(undefined);
    (1234.5).toLocaleString();
    new Intl.NumberFormat().format(1);
    expect(locale.wroteDates()).toBe(false);
    DAY.toLocaleDateString();

    expect(locale.wroteDates()).toBe(true);
    expect(writeAsIn(undefined).wroteDates()).toBe(false);
  });
});

it('a demo that names its locale writes in it', () => {
  const locale = writeAsIn('zh');

  expect(DAY.toLocaleDateString('de-DE')).toBe('2.4.2024');
  expect(new Intl.DateTimeFormat('de-DE').format(DAY)).toBe('2.4.2024');
  expect(locale.wroteDates()).toBe(false);
});
