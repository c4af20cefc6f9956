import { join } from 'node:path';

/** The folder of an area that is copied out of the repository: nothing is installed above it. */
export const copiedArea = (): string => `${consumer()}-area`;

/** The folder in which an application is built, or with no name the folder of all of them. */
export function consumer(name = '.'): string {
  const folder = process.env['QUAYSIDE_CONSUMERS'];
  if (folder === undefined) throw new Error('QUAYSIDE_CONSUMERS is not set: playwright.config.ts sets it.');
  return join(folder, name);
}
