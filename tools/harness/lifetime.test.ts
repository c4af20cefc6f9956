import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './settings.ts';

/** A command whose exit hook takes a moment, as stopping a sandbox does. */
const command = `
  import { writeSync } from 'node:fs';
  import { exitOnSignal } from ${JSON.stringify(join(root, 'tools/harness/lifetime.ts'))};
  exitOnSignal();
  process.once('exit', () => {
    writeSync(1, 'ending ');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    writeSync(1, 'ended');
  });
  setInterval(() => undefined, 1000);
  writeSync(1, 'ready ');
`;

it('A command that gets Ctrl-C twice still stops what it has started', async () => {
  const flags = [
    '--experimental-strip-types',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
  ];
  const child = spawn(process.execPath, [...flags, '-e', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (chunk.includes('ready') || chunk.includes('ending')) child.kill('SIGINT');
  });
  await once(child, 'close');
  expect(output).toBe('ready ending ended');
});
