import { Stryker } from '@stryker-mutator/core';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/settings.ts';
import { mutatedFiles, mutatedSource, type MutatedFolder } from './files.ts';

/** A change of the code that no test noticed: the line it stands on, what was changed there, and to what. */
export interface Survivor {
  line: string;
  original: string;
  replacement: string;
}

/** What became of the changes of one file. */
export interface MutatedFile {
  file: string;
  killed: number;
  timeout: number;
  survived: number;
  noCoverage: number;
  survivors: Survivor[];
}

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const core = 'packages/portal-core';
const cache = '.cache/mutation';
/** Changes the folder's code, or that of one file in it, in every way there is, one at a time, and runs the tests that reach it. */
export async function mutate(folder: MutatedFolder, only?: string): Promise<MutatedFile[]> {
  const files = mutatedFiles(folder).filter((file) => only === undefined || file === only);
  const name = only === undefined ? folder : `${folder}-${only}`;
  const options = {
    mutate: files.map((file) => `${mutatedSource}/${folder}/${file}`),
    // Only what the tests need is copied: the working tree itself is never changed.
    ignorePatterns: [
      '**',
      `!${core}/src/**`,
      `!${core}/package.json`,
      `!${core}/tsconfig*.json`,
      '!tsconfig.base.json',
      '!package.json',
      '!scripts/mutation/**',
    ],
    tempDirName: `${cache}/${name}`,
    incremental: true,
    incrementalFile: `${cache}/${name}.json`,
    // There is none: the copy keeps its tsconfig files as they are.
    tsconfigFile: `${cache}/none.json`,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    // Many changes make a test wait in vain, so that one more than there are cores is not too many.
    concurrency: availableParallelism() + 1,
    timeoutMS: 25_000,
    timeoutFactor: 2,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  };
  const mutants = await new Stryker(options).runMutationTest();
  rmSync(join(root, cache, name), { recursive: true, force: true });
  return files.map((file) => countFile(folder, file, mutants));
}

function countFile(folder: MutatedFolder, file: string, mutants: readonly Mutant[]): MutatedFile {
  const path = join(root, mutatedSource, folder, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const own = mutants.filter(({ fileName }) => fileName === path);
  const count = (wanted: Mutant['status']): number => own.filter(({ status }) => status === wanted).length;
  const survivors = own
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((one, other) => one.location.start.line - other.location.start.line)
    .map((mutant) => toSurvivor(mutant, lines));
  return {
    file,
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    survivors,
  };
}

function toSurvivor({ location: { start, end }, replacement }: Mutant, lines: readonly string[]): Survivor {
  const [first = ''] = lines.slice(start.line - 1);
  const original = first.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  return { line: first.trim(), original, replacement: replacement.replaceAll(/\s+/g, ' ') };
}
