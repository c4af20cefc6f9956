import { rangePath } from '@quayside/contract/paths/voice';
import type { SearchFunction } from '@quayside/portal-core/areas';
import { listNumberRanges } from './api.ts';
import { contains, formatNumber, formatSpan, readNumber } from './phoneNumber.ts';
import { emergencyWords } from './voiceWords.ts';

/** Finds numbers in any spelling. A whole number that is in a range is that range's identifier. */
export const searchNumbers: SearchFunction = async ({ text, limit, http, signal }) => {
  const query = {
    q: text,
    emergency: '',
    trunkId: '',
    area: '',
    site: '',
    page: 1,
    pageSize: limit,
  } as const;
  const { items, total } = await listNumberRanges.send(http, { query }, { signal });
  const number = readNumber(text);
  return {
    total,
    items: items.map((range) => {
      const isExact = number !== null && contains(range, number);
      const { id, size, label, site, areaName, emergency } = range;
      return {
        id,
        title: isExact ? formatNumber(number) : formatSpan(range),
        detail: [isExact && size > 1 ? formatSpan(range) : areaName, label, site?.name]
          .filter(Boolean)
          .join(', '),
        href: rangePath.href({ range: id, ...(isExact && { q: number }) }),
        isExact,
        status: {
          tone: emergencyWords[emergency.state].tone,
          text: `Emergency address: ${emergencyWords[emergency.state].text.toLowerCase()}`,
        },
      };
    }),
  };
};
