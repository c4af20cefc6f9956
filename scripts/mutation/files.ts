import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../lib/settings.ts';

/** The folders of portal-core whose tests are put to the test. */
export const mutatedFolders = ['http', 'auth', 'notifications'] as const;

/** One of them. */
export type MutatedFolder = (typeof mutatedFolders)[number];

/** Where they stand, from the root. */
export const mutatedSource = 'packages/portal-core/src';

// Index files only hand on, and types are no code.
const notMutated = /(?:\.test|\.fixtures|^index|^ports)\.ts$/;

/** The files of a folder that are changed, by name. */
export function mutatedFiles(folder: MutatedFolder): string[] {
  const files = globSync(`${mutatedSource}/${folder}/*.ts`, { cwd: root }).map((file) => basename(file));
  return files.filter((file) => !notMutated.test(file)).toSorted();
}
