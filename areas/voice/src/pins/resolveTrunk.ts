import { createPinResolver } from '@quayside/page-kit/pins';
import { getTrunk } from '../api.ts';
import { trunkStatusWords } from '../voiceWords.ts';
import { trunkItem } from './trunkItem.ts';

export const resolveTrunk = createPinResolver(
  ({ id, http, signal }) => getTrunk.send(http, { path: { trunkId: id } }, { signal }),
  (trunk) => ({
    ...trunkItem(trunk),
    detail: `${trunk.id} · ${trunk.channelsIn + trunk.channelsOut} of ${trunk.channels} channels`,
    status: trunkStatusWords[trunk.status],
  }),
);
