import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/harness/settings.ts';

const runner = join(root, 'scripts/run.cjs');

/** Runs Node with these arguments and returns its exit code and its lines on stderr. */
async function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; errors: string[] }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors: output.split('\n').filter((line) => line !== '') };
}

/** Runs `run.cjs` as if on another Node and platform. */
function runAs(version: string, platform: string): ReturnType<typeof run> {
  const disguise = `for (const [name, value] of [['version', '${version}'], ['platform', '${platform}']]) Object.defineProperty(process, name, { value });`;
  return run(['-e', `${disguise} process.argv[2] = 'none'; require(${JSON.stringify(runner)});`]);
}

test.concurrent.each([
  ['v18.20.0', 'linux', '20.19'],
  ['v20.18.3', 'linux', '20.19'],
  ['v20.19.0', 'darwin', '22.13'],
  ['v22.12.0', 'win32', '22.13'],
])('Node %s on %s is too old, and the command says so in one line', async (version, platform, minimum) => {
  const { code, errors } = await runAs(version, platform);
  expect(code).toBe(1);
  expect(errors).toEqual([
    `Quayside needs Node ${minimum} or newer here; this is ${version}. Install a newer Node and run the command again.`,
  ]);
});

test.concurrent.each(['PORTAL_PORT', 'SANDBOX_PORT'])(
  'The command npm start says in one line that %s is taken',
  async (variable) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { code, errors } = await run([join(root, 'scripts/start.ts')], {
      PORTAL_PORT: '5494',
      SANDBOX_PORT: '5495',
      [variable]: String(port),
    });
    server.close();
    expect(code).toBe(1);
    expect(errors).toEqual([
      `Port ${port} is already in use. Stop what runs there, or choose another with ${variable}=<port>.`,
    ]);
  },
);

test.concurrent('The command npm start says in one line that a port is not a number', async () => {
  const { code, errors } = await run([join(root, 'scripts/start.ts')], { PORTAL_PORT: 'http' });
  expect(code).toBe(1);
  expect(errors).toEqual([
    'PORTAL_PORT is "http", which is not a port number. Set it to a number from 1 to 65535, or leave it out.',
  ]);
});

test.concurrent('The command npm start says in one line that both ports are equal', async () => {
  const { code, errors } = await run([join(root, 'scripts/start.ts')], {
    PORTAL_PORT: '5493',
    SANDBOX_PORT: '5493',
  });
  expect(code).toBe(1);
  expect(errors).toEqual(['PORTAL_PORT and SANDBOX_PORT are both 5493. Set one of them to another port.']);
});

test.concurrent('The command npm start says in one line that it does not know an option', async () => {
  const { code, errors } = await run([join(root, 'scripts/start.ts'), '--frsh']);
  expect(code).toBe(1);
  expect(errors).toEqual(['There is no option --frsh. This command knows: --fresh.']);
});

test.concurrent.each([
  ['build', '--help', 'There is no option --help. This command knows: none.'],
  [
    'test',
    '--fats',
    'There is no option --fats. This command knows: --fast, --ci, --all, --changed, --repeat=N, names of suites, a title, a test file.',
  ],
  ['visual', '--updat', 'There is no option --updat. This command knows: --update, a part of a story’s id.'],
  [
    'properties',
    '--sed=7',
    'There is no option --sed=7. This command knows: --seed=<number>, words of paths.',
  ],
  ['properties', 'nowhere', 'There is no property in a file with nowhere in its path.'],
  ['bench', 'often', 'The rounds are a whole number from 1 on.'],
  [
    'mutation',
    'https',
    'There is no option https. This command knows: list, http, auth, notifications, and their files.',
  ],
  ['faults', 'tab', 'There is no option tab. This command knows: --all, --long, --seed=<number>, '],
  ['screens', 'nowhere', 'There is no screen nowhere. The screens are: sign-in, '],
])('The command %s rejects the argument %s in one line', async (command, argument, line) => {
  const { code, errors } = await run([join(root, `scripts/${command}.ts`), argument]);
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringContaining(line)]);
});

test.concurrent('An unknown command is reported in one line', async () => {
  const { code, errors } = await run([runner, 'nonsense']);
  expect(code).toBe(1);
  expect(errors).toEqual([
    'There is no command "nonsense". The commands are in README.md and CONTRIBUTING.md.',
  ]);
});
