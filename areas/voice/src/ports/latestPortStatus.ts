import type { LastChange } from '@quayside/page-kit/versions';
import type { PortDetails } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';

export function latestPortStatus({ history: [last] }: PortDetails): LastChange | undefined {
  return last && { by: last.by, what: portStatusWords[last.status].text, at: last.at };
}
