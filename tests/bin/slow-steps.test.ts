import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slowStepReporter } from '../../bin/slow-steps';

let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a step of `dev`', () => {
  it('that takes long is named once', () => {
    const { step } = slowStepReporter((text) => said.push(text));
    step('bundle');
    vi.advanceTimersByTime(60_000);

    expect(said).toEqual(['Bundling scripts, demos and packages …']);
  });

  it('that is quick is not named', () => {
    const { step } = slowStepReporter((text) => said.push(text));
    for (const name of ['collect', 'route', 'read', 'bundle', 'check']) {
      step(name);
      vi.advanceTimersByTime(900);
    }
    vi.advanceTimersByTime(60_000);

    expect(said).toEqual([]);
  });

  it('for which nobody waits is not named', () => {
    const { step } = slowStepReporter((text) => said.push(text));
    step('check');
    vi.advanceTimersByTime(60_000);

    expect(said).toEqual([]);
  });
});
