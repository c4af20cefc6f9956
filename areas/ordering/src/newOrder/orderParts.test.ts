import { checkDraftSequences, withCopy } from '@quayside/page-kit/testing';
import { expect, it } from 'vitest';
import { completeDraft } from '../drafts.fixtures.ts';
import { toChange, toValues, type DraftChange } from './draftValues.ts';
import { orderParts } from './orderParts.ts';

it('No sequence of changes by two people, failures and reloads loses or undoes a part of an order draft, or orders another [ORDER-9]', async () => {
  const checked = checkDraftSequences<DraftChange>({
    parts: orderParts,
    first: toChange(toValues(completeDraft)),
    values: [
      { by: 'me', read: ({ name }) => name, write: (content, n) => ({ ...content, name: `Draft ${n}` }) },
      {
        by: 'colleague',
        read: ({ contacts }) => contacts.phone,
        write: (content, n) => ({ ...content, contacts: { ...content.contacts, phone: `+44 20 ${n}` } }),
      },
      {
        by: 'me',
        read: ({ contacts }) => contacts.name,
        write: (content, n) => ({ ...content, contacts: { ...content.contacts, name: `Tom ${n}` } }),
      },
      {
        by: 'both',
        clash: 'configuration',
        read: ({ configuration }) => configuration.bandwidthMbps,
        write: (content, n) => ({
          ...content,
          configuration: { ...content.configuration, bandwidthMbps: 1000 + n },
        }),
      },
      {
        by: 'colleague',
        read: ({ sites }) => sites.find(({ id }) => id === 'S1')?.bandwidthMbps,
        write: (content, n) => ({
          ...content,
          sites: content.sites.map((site) => (site.id === 'S1' ? { ...site, bandwidthMbps: n } : site)),
        }),
      },
      {
        by: 'me',
        write: (content, n) => ({
          ...content,
          sites: withCopy(content.sites, `N${n}`),
        }),
      },
    ],
  });
  await expect(checked).resolves.toBeUndefined();
});
