import { Agent } from 'node:http';
import { type Answer, exchange } from './exchange.ts';

/** A load on a server, until it is stopped. */
export interface Load {
  /** Resolves when that many more answers have come. */
  answers: (count: number) => Promise<void>;
  stop: () => Promise<LoadResult>;
}

/** What became of a load's requests. */
export interface LoadResult {
  answered: number;
  /** Sent again, as browsers do: on a kept connection that the server had closed meanwhile. */
  repeated: number;
  failures: string[];
}

/** What is asked for, and what is wrong with an answer (undefined: nothing). */
export interface LoadTarget {
  path: string;
  headers?: Record<string, string>;
  judge: (answer: Answer) => string | undefined;
}

const closedMeanwhile = new Set(['ECONNRESET', 'EPIPE']);

/** Asks for the targets in turn on `kept` connections that are used again and `fresh` ones that are not, one request at a time on each. */
export function startLoad(
  origin: string,
  targets: readonly LoadTarget[],
  { kept, fresh }: { kept: number; fresh: number },
): Load {
  const result: LoadResult = { answered: 0, repeated: 0, failures: [] };
  const stopping = new AbortController();
  let waiting: { count: number; resolve: () => void } | undefined;
  const note = (path: string, wrong: string | undefined) => {
    result.answered += 1;
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
      // Once, and on a connection of its own.
      await exchange(origin, path, { headers }).then(
        (answer) => note(path, judge(answer)),
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
    answers: (count) =>
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
