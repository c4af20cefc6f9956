import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Instruction, readDockerfile } from '../../tools/harness/deploy/dockerfile.ts';
import { root } from '../../tools/harness/settings.ts';

const PORT = '5639';
const { stages } = readDockerfile();

function instructions(stage: string, name: string): Instruction[] {
  return stages[stage]?.instructions.filter((one) => one.name === name) ?? [];
}

/** Runs the Dockerfile’s steps for the sandbox in `image`, as if it were the root of a file system. Returns the working directory. */
function makeImage(image: string): string {
  const made = join(image, 'build');
  const deploy = instructions('build', 'RUN').find(({ rest }) => rest.includes(' deploy '))?.rest ?? 'false';
  execFileSync('sh', ['-c', deploy.replace('/out/', `${made}/out/`)], { cwd: root, stdio: 'pipe' });
  const folder = join(image, instructions('sandbox', 'WORKDIR')[0]?.rest ?? 'none');
  mkdirSync(folder, { recursive: true });
  for (const { flags, rest } of instructions('sandbox', 'COPY')) {
    const [source = '', target = ''] = rest.split(' ');
    const to = target.startsWith('/') ? join(image, target) : join(folder, target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join('from' in flags ? made : root, source), to, { recursive: true, verbatimSymlinks: true });
  }
  // The source is gone, so the test sees only copied files.
  rmSync(made, { recursive: true });
  return folder;
}

async function untilReady(sandbox: ChildProcess): Promise<void> {
  for await (const line of sandbox.stdout ?? []) if (String(line).includes('Sandbox ready')) return;
  throw new Error('The sandbox ended before it was ready.');
}

test('The sandbox starts with only the files of its image and responds by its contract', async () => {
  test.setTimeout(120_000);
  const image = mkdtempSync(join(tmpdir(), 'quayside-image-'));
  const folder = makeImage(image);
  const [list = '[]'] = /\[.*\]$/.exec(instructions('sandbox', 'CMD')[0]?.rest ?? '') ?? [];
  const [, ...words] = JSON.parse(list) as string[];
  const sandbox = spawn(process.execPath, words, {
    cwd: folder,
    env: { SANDBOX_DATA: join(image, 'data'), SANDBOX_PORT: PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await untilReady(sandbox);
    const ask = async (path: string) => (await fetch(`http://localhost:${PORT}${path}`)).status;
    expect(await ask('/realms/quayside/.well-known/openid-configuration')).toBe(200);
    expect(await ask('/core/rest/portal-wide-message')).toBe(401);
    expect(await ask('/resources/survey.js')).toBe(200);
  } finally {
    if (sandbox.exitCode === null && sandbox.kill()) await once(sandbox, 'exit');
    rmSync(image, { recursive: true });
  }
});
