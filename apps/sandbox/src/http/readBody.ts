import type { IncomingMessage } from 'node:http';
import { ProblemError } from './problem.ts';

const maximumBytes = 1024 * 1024;

/** The request body as text, at most 1 MiB; more is refused with 413. */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request with the iterator would leave a kept-alive connection stuck.
  const pieces: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maximumBytes) throw tooLarge();
    chunks.push(piece);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): ProblemError {
  return new ProblemError(413, 'The body is larger than 1 MiB. Send less.', {
    headers: { connection: 'close' },
  });
}

/** The request body as JSON: 415 for another content type, 400 when it is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new ProblemError(415, 'The body must be JSON. Send it with content-type application/json.');
  }
  const text = await readText(request);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ProblemError(400, 'The body is not valid JSON. Correct it and send it again.');
  }
}

/** The fields of a submitted HTML form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}
