import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A local API in its own thread, so its memory belongs to no contender. Every address has a list of one kilobyte, such as a page of services. */

if (!(workerData instanceof SharedArrayBuffer)) throw new Error('The server needs a counter to share.');
const requests = new Int32Array(workerData);

const server = createServer(({ url = '' }, response) => {
  Atomics.add(requests, 0, 1);
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `${url}#${index}`,
    name: 'Ethernet access, Rotterdam',
    status: 'active',
    sites: [index, index + 1, index + 2],
    contact: { email: 'operations@example.com', phone: null },
  }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total: 8, items }));
});

// Keeps connections open between rounds.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread takes no target
  if (typeof address === 'object') parentPort?.postMessage(address?.port);
});
