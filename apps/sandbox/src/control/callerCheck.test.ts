import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { checkControlCaller } from './callerCheck.ts';

function caller(remoteAddress: string, headers: Record<string, string>) {
  return () => checkControlCaller({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, []);
}

test.each([
  ['127.0.0.1', 'localhost:5174'],
  ['::1', '[::1]:5174'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
])('%s as %s is this machine', (address, host) => {
  expect(caller(address, { host })).not.toThrow();
});

test.each([
  ['192.168.1.7', 'localhost:5174'],
  ['::ffff:10.0.0.1', 'localhost:5174'],
  ['127.0.0.1', 'rebound.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['', 'localhost'],
])('%s as %s is not', (address, host) => {
  expect(caller(address, { host })).toThrow(/answers this machine only|localhost only/);
});
