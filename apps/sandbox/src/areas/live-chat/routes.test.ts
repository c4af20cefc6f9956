import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const contract = sharedContract();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
});
afterAll(() => sandbox.close());

async function configuration(): Promise<Record<string, unknown>> {
  const token = await tokenOfUser(sandbox, 'ben');
  const { text } = await calls.call('GET', '/core/rest/live-chat/configuration', { token });
  const value: Record<string, unknown> = JSON.parse(text);
  return value;
}

test('The live chat configuration has every documented field until another one replaces it', async () => {
  const seeded = await configuration();
  expect(seeded).toMatchObject({
    chatEnabled: true,
    embeddedServiceScriptUrl: '/resources/live-chat/embedded-service.js',
  });
  const schema = contract.document.components.schemas?.LiveChatConfiguration;
  expect(Object.keys(seeded).toSorted()).toEqual(
    Object.keys((schema as { properties: object }).properties).toSorted(),
  );

  const other = { chatEnabled: true, buttonId: '573' };
  await calls.call('PUT', '/sandbox/chat', { body: other });
  expect(await configuration()).toEqual(other);
  await calls.call('POST', '/sandbox/reset');
  expect(await configuration()).toEqual(seeded);
});
