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
])('The control API accepts %s as %s, which is this machine', (address, host) => {
  expect(caller(address, { host })).not.toThrow();
});

test.each([
  ['192.168.1.7', 'localhost:5174'],
  ['::ffff:10.0.0.1', 'localhost:5174'],
  ['127.0.0.1', 'rebound.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['', 'localhost'],
])('The control API refuses %s as %s, which is not this machine', (address, host) => {
  expect(caller(address, { host })).toThrow(/answers this machine only|localhost only/);
});
