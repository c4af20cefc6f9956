import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../../tools/harness/runTool.ts';
import { root } from '../../tools/harness/settings.ts';
import { verdictOf, type FuzzReport, type Verdict } from './verdict.ts';

/** Operations of the document that are tested together. */
export interface Part {
  name: string;
  /** The paths, as a Python regular expression. */
  paths: string;
  /** Whether the document links operations, so that one's response is the next one's input. */
  isLinked: boolean;
}

/** The operations that every backend implements. */
export const backendPart: Part = { name: 'backend', paths: '^/(api|core)/', isLinked: true };

/** The sandbox's other operations. The control API comes last because it changes the responses of the others. */
export const sandboxParts: readonly Part[] = [
  { name: 'identity and files', paths: '^/(realms|resources|health)', isLinked: false },
  { name: 'control', paths: '^/sandbox/', isLinked: false },
];

/** The server under test, and the access token for it. */
export interface TestedServer {
  url: string;
  token: string;
}

/** Tests one part of a server and prints the result. */
export async function testPart(command: string, part: Part, { url, token }: TestedServer): Promise<Verdict> {
  const folder = join(root, 'node_modules/.cache/quayside/contract');
  const report = join(folder, `${part.name.replaceAll(' ', '-')}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  await runTool(
    command,
    [
      '--no-color',
      '--config-file',
      join(root, 'scripts/contract/schemathesis.toml'),
      'run',
      join(root, 'apps/sandbox/src/contract/generated/openapi.json'),
      '--url',
      url,
      '--include-path-regex',
      part.paths,
      '--checks',
      'all',
      '--phases',
      part.isLinked ? 'examples,coverage,fuzzing,stateful' : 'examples,coverage,fuzzing',
      '--report',
      'json',
      '--report-json-path',
      report,
    ],
    { cwd: folder, env: { CONTRACT_TOKEN: token } },
  );
  const verdict = verdictOf(readReport(report));
  for (const problem of verdict.problems) console.error(`${part.name}: ${problem}.`);
  return verdict;
}

function readReport(path: string): FuzzReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as FuzzReport;
  } catch {
    return undefined;
  }
}
