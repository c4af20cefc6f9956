import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Attachment, Port, ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedResponse,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest';
const entries = '/conversations/CV-00012345/entries';
const wayleave = '/provisioning-cases/PC-204338';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of ['amelia', 'noor', 'ben']) tokens.set(user, await tokenOfUser(sandbox, user));
});
afterAll(() => sandbox.close());

function send(user: string, method: string, path: string, body?: unknown): Promise<DocumentedResponse> {
  const headers = { 'If-Match': presentVersion, 'Idempotency-Key': randomUUID() };
  return calls.call(method, base + path, { token: tokens.get(user) ?? '', body, headers });
}

/** Uploads a clean file and returns its id. */
async function upload(user: string, name: string): Promise<string> {
  const { text } = await calls.call('POST', `${base}/attachments?name=${name}`, {
    token: tokens.get(user) ?? '',
    text: 'Contents.',
    headers: { 'content-type': 'application/octet-stream' },
  });
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 1 } });
  const { id }: Attachment = JSON.parse(text);
  return id;
}

/** The statuses of a read of an attachment, and of its file. */
async function readsOf(user: string, id: string): Promise<number[]> {
  const reads = [`/attachments/${id}`, `/attachments/${id}/file`].map((path) => send(user, 'GET', path));
  return (await Promise.all(reads)).map(({ status }) => status);
}

const newCase = (id: string) => ({
  serviceId: 'QS-104200',
  type: 'fault',
  subject: 'Loss of service',
  description: 'The line is down.',
  impact: 'down',
  priority: 'high',
  attachmentIds: [id],
});
const newPort = {
  group: 'Bristol office',
  losingProviderId: 'tideway',
  numbers: [{ first: '+441179460300', last: '+441179460309' }],
  trunkId: null,
  accountNumber: 'TW-448121',
  accountName: 'Northgate Networks Ltd',
  postcode: 'BS1 6AA',
  requestedDate: null,
};

test('Until it is sent, only its uploader reads an attachment; then the company does, and no other [CONV-11]', async () => {
  const id = await upload('amelia', 'router.log');
  expect(await readsOf('amelia', id)).toEqual([200, 200]);
  expect(await readsOf('noor', id)).toEqual([404, 404]);
  await send('amelia', 'POST', entries, { text: 'The log.', attachmentIds: [id] });
  expect(await readsOf('noor', id)).toEqual([200, 200]);
  expect(await readsOf('ben', id)).toEqual([404, 404]);
});

test('A colleague cannot send what another user uploaded, in a message, a case or an answer to a delivery [CONV-11]', async () => {
  const id = await upload('amelia', 'wayleave.pdf');
  const { actions }: ProvisioningCase = JSON.parse((await send('noor', 'GET', wayleave)).text);
  const attempts = [
    await send('noor', 'POST', entries, { text: 'Look.', attachmentIds: [id] }),
    await send('noor', 'POST', '/support/cases', newCase(id)),
    await send('noor', 'PUT', `${wayleave}/actions/${actions[0]?.id}`, {
      answer: 'provide',
      attachmentIds: [id],
    }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(await readsOf('noor', id)).toEqual([404, 404]);
});

test.each(['noor', 'ben'])(
  'The letter of a port, or of its draft, is not what another user uploaded: %s is refused [CONV-11]',
  async (user) => {
    const letterId = await upload('amelia', 'letter.pdf');
    for (const isDraft of [true, false])
      expect(await send(user, 'POST', '/voice/ports', { ...newPort, isDraft, letterId })).toMatchObject({
        status: 422,
        body: { errors: expect.arrayContaining([expect.objectContaining({ pointer: '/letterId' })]) },
      });
  },
);

test('The letter of a kept draft is for the colleagues who complete the port [CONV-11]', async () => {
  const letterId = await upload('amelia', 'letter.pdf');
  const { text } = await send('amelia', 'POST', '/voice/ports', { ...newPort, isDraft: true, letterId });
  const { id, letter, earliestDate }: Port = JSON.parse(text);
  expect(letter?.name).toBe('letter.pdf');
  expect(await readsOf('noor', letterId)).toEqual([200, 200]);
  const { accountNumber, accountName, postcode } = newPort;
  const details = { accountNumber, accountName, postcode, letterId, requestedDate: earliestDate };
  const completed = await send('noor', 'PUT', `/voice/ports/${id}/details`, details);
  expect(completed).toMatchObject({ status: 200, body: { status: 'inReview', letter: { id: letterId } } });
});

test('A file that is too large is refused with a response that reaches its sender', async () => {
  const { status } = await calls.call('POST', `${base}/attachments?name=film.mp4`, {
    token: tokens.get('amelia') ?? '',
    text: '0'.repeat(21_000_000),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(status).toBe(413);
});
