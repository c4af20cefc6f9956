import { portPath } from '@quayside/contract/paths/voice';
import type { SearchFunction } from '@quayside/portal-core/areas';
import { isIdentifier } from '@quayside/page-kit/search';
import { contains, readNumber } from './phoneNumber.ts';
import { titleOfPort } from './portTexts.ts';
import { listPorts } from './portsApi.ts';
import { portStatusWords } from './voiceWords.ts';

/** Finds ports by their number, group, provider or telephone numbers. */
export const searchPorts: SearchFunction = async ({ text, limit, http, signal }) => {
  const query = { q: text, sort: '-updatedAt', page: 1, pageSize: limit } as const;
  const { items, total } = await listPorts.send(http, { query }, { signal });
  const number = readNumber(text);
  return {
    total,
    items: items.map((port) => {
      const { id, group, losingProvider, numbers, status } = port;
      const isExact =
        isIdentifier(text, id) || (number !== null && numbers.some((span) => contains(span, number)));
      return {
        id,
        title: `Port of ${titleOfPort(port)}`,
        detail: `${id} · ${group}, from ${losingProvider.name}`,
        href: portPath.href({ portId: id }),
        isExact,
        status: portStatusWords[status],
      };
    }),
  };
};
