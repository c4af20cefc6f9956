import { connect } from 'node:net';

const LONGEST_MS = 10_000;

/** What came back on a connection of its own. */
export interface RawAnswer {
  text: string;
  /** The status of each answer, without the interim ones. */
  statuses: number[];
  /** Whether the server closed the connection. */
  isClosed: boolean;
}

/** Sends bytes, as Latin-1, to an origin and waits until the server closes the connection, for 10 s at most. With `end` the client sends no more than that. */
export function sendRaw(
  origin: string,
  bytes: string,
  { end = false }: { end?: boolean } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const settle = (isClosed: boolean) => {
      clearTimeout(limit);
      socket.destroy();
      const statuses = Array.from(text.matchAll(/HTTP\/1\.[01] (\d{3})/g), ([, status]) => Number(status));
      resolve({ text, statuses: statuses.filter((status) => status >= 200), isClosed });
    };
    const limit = setTimeout(() => settle(false), LONGEST_MS);
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => settle(true));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') settle(true);
      else reject(error);
    });
    if (end) socket.end(bytes, 'latin1');
    else socket.write(bytes, 'latin1');
  });
}
