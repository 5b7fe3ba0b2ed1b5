import { expect, inject, it } from 'vitest';
import { assertUsable } from './assert-usable';

const usable = () => inject('launch');

it('the browser of all tests outlives its contexts and keeps the same-origin policy', async () => {
  await assertUsable(usable());
});

it('a browser that lets a page read other origins is refused', async () => {
  const careless = { ...usable(), args: [...usable().args, '--disable-web-security'] };

  await expect(assertUsable(careless)).rejects.toThrow('It lets a page read another origin.');
});

it('a browser that ends with its first context is refused', async () => {
  const short = { ...usable(), args: [...usable().args, '--single-process', '--no-zygote'] };

  await expect(assertUsable(short)).rejects.toThrow(/closed|did not answer/);
});

it('a program that is no browser is refused', async () => {
  await expect(assertUsable({ ...usable(), executablePath: process.execPath })).rejects.toThrow();
});
