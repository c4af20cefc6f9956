import { createPinResolver } from '@quayside/page-kit/pins';
import { getPort } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';
import { portItem } from './portItem.ts';

export const resolvePort = createPinResolver(
  ({ id, http, signal }) => getPort.send(http, { path: { portId: id } }, { signal }),
  (port) => ({
    ...portItem(port),
    detail: `${port.id} · ${port.group}`,
    status: portStatusWords[port.status],
  }),
);
