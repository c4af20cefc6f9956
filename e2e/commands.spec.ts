import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../tools/harness/settings.ts';

const portalPort = 5490;
const sandboxPort = 5491;
const data = join(root, 'node_modules/.cache/quayside/e2e-commands');

let commands: ChildProcess[] = [];

// What a failed test leaves would take the ports of the next one.
test.afterEach(() => {
  for (const command of commands) command.kill('SIGTERM');
  commands = [];
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(
    `The command npm start prints its address and accounts, and ${signal} stops the portal and the sandbox`,
    { tag: signal === 'SIGINT' ? [] : ['@repeat'] },
    async ({ request }) => {
      rmSync(data, { recursive: true, force: true });
      const command = spawn(process.execPath, [join(root, 'scripts/run.cjs'), 'start'], {
        env: {
          ...process.env,
          PORTAL_PORT: String(portalPort),
          SANDBOX_PORT: String(sandboxPort),
          SANDBOX_DATA: data,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      commands.push(command);
      let output = '';
      // It may take as long as the test.
      await new Promise<void>((resolve) => {
        command.once('exit', resolve);
        command.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Press Ctrl-C to stop.')) resolve();
        });
      });
      expect(output).toContain(`http://localhost:${portalPort}`);
      for (const account of ['amelia', 'noor', 'ben', 'chloe', 'idris', 'grace'])
        expect(output).toContain(account);
      await expect(await request.get(`http://localhost:${portalPort}/landing`)).toBeOK();
      await expect(await request.get(`http://localhost:${sandboxPort}/health`)).toBeOK();

      command.kill(signal);
      expect(await once(command, 'exit')).toEqual([0, null]);
      await expect(request.get(`http://localhost:${portalPort}/landing`)).rejects.toThrow('ECONNREFUSED');
      await expect
        .poll(() =>
          request.get(`http://localhost:${sandboxPort}/health`).catch((error: Error) => error.message),
        )
        .toContain('ECONNREFUSED');
    },
  );
}
