import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findFullChromium } from '../../browser/chromium/find-chromium';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The median of several looks at one page with Lighthouse's mobile settings, as one line. */
export async function lighthouseMedians(url: string, runs: number): Promise<string> {
  const { executablePath, args } = await findFullChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const figures = new Map<string, number[]>();
  const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value]);
  try {
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
      for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {}))
        note(name, Math.round((score ?? 0) * 100));
      note('TBT ms', Math.round(result?.lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN));
    }
  } finally {
    await browser.close();
  }
  return [...figures].map(([name, values]) => `${name} ${median(values)}`).join(', ');
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
