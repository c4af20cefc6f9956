import { test as base } from '@playwright/test';
import { ensureConsumers } from './buildConsumers.ts';
import { consumer } from './consumer.ts';
import type { Served } from './serve.ts';

/** What React's development build and Next.js's development server log in every browser. */
const developmentLine = /React DevTools|^log: \[(?:HMR|Fast Refresh)\] /;

/**
 * Playwright's test with the built applications. It fails when the page logs anything, including violations of its content security
 * policy.
 */
export const test = base.extend<{ silence: void }, { applications: void }>({
  applications: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await ensureConsumers(consumer());
      await use();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  silence: [
    async ({ context }, use) => {
      const lines: string[] = [];
      context.on('console', (message) => {
        const line = `${message.type()}: ${message.text()}`;
        if (!developmentLine.test(line)) lines.push(line);
      });
      context.on('weberror', (error) => void lines.push(`uncaught: ${error.error().message}`));
      await use();
      base.expect(lines, 'nothing on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { consumer } from './consumer.ts';

export const { expect } = base;

/** Starts an application for the tests of a file. */
export function useServer(start: () => Promise<Served>): () => Served {
  let served: Served | undefined;
  test.beforeAll(async () => {
    served = await start();
  });
  test.afterAll(() => served?.stop());
  return () => {
    if (!served) throw new Error('The application was not started.');
    return served;
  };
}
