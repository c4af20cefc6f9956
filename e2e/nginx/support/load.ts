import { Agent } from 'node:http';
import { type ReceivedResponse, exchange } from './exchange.ts';

/** Load on a server, until it is stopped. */
export interface Load {
  /** Resolves after that many more responses. */
  responses: (count: number) => Promise<void>;
  stop: () => Promise<LoadResult>;
}

/** The outcomes of the requests. */
export interface LoadResult {
  completed: number;
  /** Requests sent again, as browsers do, because the server had closed the idle connection. */
  repeated: number;
  failures: string[];
}

/** A request, and a check that returns the problem of its response (undefined: none). */
export interface LoadTarget {
  path: string;
  headers?: Record<string, string>;
  judge: (response: ReceivedResponse) => string | undefined;
}

const closedMeanwhile = new Set(['ECONNRESET', 'EPIPE']);

/** Requests the targets in turn, one request at a time on each of `kept` reused and `fresh` new connections. */
export function startLoad(
  origin: string,
  targets: readonly LoadTarget[],
  { kept, fresh }: { kept: number; fresh: number },
): Load {
  const result: LoadResult = { completed: 0, repeated: 0, failures: [] };
  const stopping = new AbortController();
  let waiting: { count: number; resolve: () => void } | undefined;
  const note = (path: string, wrong: string | undefined) => {
    result.completed += 1;
    if (wrong !== undefined) result.failures.push(`${path}: ${wrong}`);
    if (waiting && (waiting.count -= 1) <= 0) waiting.resolve();
  };
  const ask = async (
    { path, headers = {}, judge }: LoadTarget,
    agent: Agent,
    isKept: boolean,
  ): Promise<void> => {
    const options = { headers, agent };
    try {
      note(path, judge(await exchange(origin, path, options)));
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (!isKept || !closedMeanwhile.has(code)) return note(path, message);
      result.repeated += 1;
      // The request is repeated once, on a new connection.
      await exchange(origin, path, { headers }).then(
        (response) => note(path, judge(response)),
        (again: Error) => note(path, `twice: ${again.message}`),
      );
    }
  };
  const run = async (first: number, keepAlive: boolean): Promise<void> => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (let turn = first; !stopping.signal.aborted; turn += 1) {
      const target = targets[turn % targets.length];
      if (target) await ask(target, agent, keepAlive);
    }
    agent.destroy();
  };
  const runs = Array.from({ length: kept + fresh }, (_, index) => run(index, index < kept));
  return {
    responses: (count) =>
      new Promise((resolve) => {
        waiting = { count, resolve };
      }),
    async stop() {
      stopping.abort();
      await Promise.all(runs);
      return result;
    },
  };
}
