import { Agent, request } from 'node:http';
import type { Sandbox } from '../startSandbox.ts';

/** The result of a call: the status of a complete response, or `waiting` if there is none in the given time. */
export interface KeptExchange {
  outcome: number | 'reset' | 'waiting';
  /** Whether it reused an open connection. */
  reused: boolean;
}

/** Calls the sandbox like a proxy: it keeps idle connections and reuses the last one first. */
export interface KeepAliveCaller {
  call(method: string, path: string, options?: { waitMs?: number }): Promise<KeptExchange>;
  close(): void;
}

export function createKeepAliveCaller(sandbox: Sandbox, token: string): KeepAliveCaller {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
  return {
    call(method, path, { waitMs = 2000 } = {}) {
      const signal = AbortSignal.timeout(waitMs);
      const headers = { authorization: `Bearer ${token}` };
      const { port } = sandbox;
      return new Promise((resolve) => {
        const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, signal });
        const settle = (outcome: KeptExchange['outcome']) => resolve({ outcome, reused: sent.reusedSocket });
        const fail = () => settle(signal.aborted ? 'waiting' : 'reset');
        sent.on('response', (response) => {
          response.on('error', fail);
          response.on('end', () => settle(response.statusCode ?? 0));
          response.resume();
        });
        sent.on('error', fail);
        sent.end();
      });
    },
    close() {
      agent.destroy();
    },
  };
}
