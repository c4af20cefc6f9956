import { connect } from 'node:net';
import type { Sandbox } from '../startSandbox.ts';

/** The bytes that a socket received, and the code of the error that ended it, if any. */
export interface RawExchange {
  received: string;
  errorCode: string | undefined;
}

/** Sends one GET over a raw socket and gives up `quietMs` after the last byte. */
export async function rawGet(
  sandbox: Sandbox,
  path: string,
  token: string,
  quietMs: number,
): Promise<RawExchange> {
  const socket = connect(sandbox.port, '127.0.0.1').setEncoding('utf8').setTimeout(quietMs);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const exchange: RawExchange = { received: '', errorCode: undefined };
  socket.on('data', (piece) => {
    exchange.received += String(piece);
  });
  socket.on('timeout', () => socket.destroy());
  socket.on('error', (error: NodeJS.ErrnoException) => {
    exchange.errorCode = error.code;
  });
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  return exchange;
}
