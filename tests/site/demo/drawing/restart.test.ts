import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/zh-cn';
import { expect, it } from 'vitest';
import { demoServerEntry } from '../../../../site/entries/demo-server';

it('a demo does not know the locales of Moment that an earlier one has loaded', async () => {
  expect(moment.locales()).toContain('zh-cn');
  await demoServerEntry.restart?.();

  expect(moment.locales()).toEqual(['en']);
  expect(moment.locale()).toBe('en');
  expect(moment('2024-04-17').locale('zh-cn').format('L')).toBe('04/17/2024');
});
