import { connect } from 'node:net';

const LONGEST_MS = 10_000;

/** The data that the server sent on one connection. */
export interface RawResponse {
  text: string;
  /** The status of each final response. */
  statuses: number[];
  isClosed: boolean;
}

/** Sends bytes, as Latin-1, and waits up to 10 s for the server to close the connection. With `end` the client closes its side after them. */
export function sendRaw(
  origin: string,
  bytes: string,
  { end = false }: { end?: boolean } = {},
): Promise<RawResponse> {
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
