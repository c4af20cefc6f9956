import type { EntityTag } from '@quayside/portal-core/calls';
import { NetworkError } from '@quayside/portal-core';
import {
  createFakeBrowser,
  createFakeHttpClient,
  createManualClock,
  createMemoryStorage,
} from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { createFormVersions } from './useFormVersions.ts';

interface Service {
  readonly etag: EntityTag;
  readonly name: string;
  readonly changedBy: string;
}

interface Names {
  name: string;
}

const ownName = 'Amelia Hartley';

const lose = (): never => {
  throw new NetworkError('No response.');
};

/** A form whose server is out of reach: each save arrives, and no response does. */
function openForm() {
  let service: Service = { etag: '"1"', name: 'Leeds', changedBy: 'Noor Rahman' };
  const versions = createFormVersions<Service, Names, Names>(
    {
      key: 'service 1',
      noun: 'service',
      thing: service,
      schema: v.object({ name: v.pipe(v.string(), v.trim()) }),
      valuesOf: ({ name }) => ({ name }),
      describe: ({ name }) => [{ id: 'name', term: 'Name', text: name }],
      changeOf: ({ changedBy }) => ({ by: changedBy, at: null }),
      async send(_http, { name }) {
        service = { etag: '"2"', name, changedBy: ownName };
        return lose();
      },
      read: async () => lose(),
      reload: async () => undefined,
      onSaved: () => undefined,
    },
    {
      http: createFakeHttpClient(),
      platform: {
        clock: createManualClock(),
        browser: createFakeBrowser(),
        deviceStorage: createMemoryStorage(),
      },
    },
    ownName,
  );
  return { ...versions, onServer: () => service };
}

it.each([
  ['as they were sent', 'York'],
  ['with the spaces that the form leaves out', ' York '],
])(
  'A form whose lost save a later version shows is saved, with the values that are typed %s',
  async (_how, typed) => {
    const { save, receive, draft, onServer } = openForm();
    expect(await save({ name: 'York' })).toMatchObject({ status: 'failed' });
    expect(receive(onServer(), { name: typed })).toBe('saved');
    expect(draft.getSnapshot()).toMatchObject({
      saved: { etag: '"2"' },
      content: { values: { name: 'York' } },
      merged: null,
    });
  },
);

it('A form whose lost save a later version shows keeps what was typed since, and nobody else is named', async () => {
  const { save, receive, draft, onServer } = openForm();
  await save({ name: 'York' });
  expect(receive(onServer(), { name: 'Hull' })).toBe('merged');
  expect(draft.getSnapshot()).toMatchObject({
    saved: { etag: '"2"' },
    content: { values: { name: 'Hull' } },
    merged: null,
  });
});
