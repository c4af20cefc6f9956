/** A response on behalf of the backend, as RFC 9457 problem details. */
export interface Problem {
  status: number;
  title: string;
  detail: string;
}

export const unreachable: Problem = {
  status: 502,
  title: 'Bad Gateway',
  detail: 'The service cannot be reached. Try again in a few minutes.',
};

/** The problems that a web server in front of the backend reports. */
export const problems: readonly Problem[] = [
  unreachable,
  {
    status: 504,
    title: 'Gateway Timeout',
    detail: 'The service took too long to respond. Try again in a few minutes.',
  },
  { status: 413, title: 'Content Too Large', detail: 'The request is too large. Send less.' },
  {
    status: 429,
    title: 'Too Many Requests',
    detail: 'Too many requests came from this address. Try again in a moment.',
  },
];

export function fileTooLarge(maxBytes: number): Problem {
  const detail = `The file is larger than ${maxBytes / 1_000_000} MB. Send a smaller one.`;
  return { status: 413, title: 'Content Too Large', detail };
}

export const PROBLEM_TYPE = 'application/problem+json';

/** Serialises a problem as the contract says: `message` repeats `detail`. */
export function problemBody({ title, status, detail }: Problem): string {
  return JSON.stringify({ type: 'about:blank', title, status, detail, message: detail });
}
