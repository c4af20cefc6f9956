import { findFuzzer } from './contract/fuzzer.ts';
import { testPart, backendPart, sandboxParts, type Part, type TestedServer } from './contract/parts.ts';
import { compareRights, rolesOfContract } from './contract/rightsOfAccounts.ts';
import { accountsOf, serverToTest } from './contract/serverToTest.ts';
import { signIn } from './contract/signIn.ts';
import type { Verdict } from './contract/verdict.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { startSandbox } from '../tools/harness/sandbox.ts';
import { portSetting } from '../tools/harness/settings.ts';

/**
 * Tests that a server keeps to the contract, with valid and invalid requests. `npm run test:contract` tests the sandbox,
 * `-- --url https://test.example` a server of your own with the token in CONTRACT_TOKEN, and the rights of further accounts, such as one
 * for each role, with theirs in CONTRACT_TOKENS.
 */

exitOnSignal();
const tested = serverToTest(process.argv.slice(2), process.env);
const fuzzer = await findFuzzer();
if ('missing' in fuzzer)
  console.log(`Only the rights are compared, and the contract is not tested: ${fuzzer.missing}.`);
const verdicts =
  tested === undefined
    ? await testSandbox()
    : [...(await testParts([backendPart], async () => tested)), ...(await testAccounts(tested))];
const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0);
const failed = verdicts.reduce((sum, verdict) => sum + verdict.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function testSandbox(): Promise<Verdict[]> {
  const sandboxPort = portSetting('SANDBOX_PORT', 5700);
  const portalPort = portSetting('PORTAL_PORT', 5701);
  await requireFreePort(sandboxPort, 'SANDBOX_PORT');
  const child = await startSandbox({
    sandboxPort,
    portalPort,
    env: { SANDBOX_DATA: ':memory:', SANDBOX_CONTROL: 'on' },
    onExit: () => console.error('The sandbox ended unexpectedly.'),
  });
  const url = `http://localhost:${sandboxPort}`;
  const portal = `http://localhost:${portalPort}`;
  const found = await testParts([backendPart, ...sandboxParts], async () => {
    // Each part starts with the same data.
    await fetch(`${url}/sandbox/reset`, { method: 'POST' });
    return { url, token: await signIn({ sandbox: url, portal, username: 'amelia' }) };
  });
  await fetch(`${url}/sandbox/reset`, { method: 'POST' });
  found.push(...(await compareRightsOfRoles(url, portal)));
  child.removeAllListeners('exit').kill('SIGTERM');
  return found;
}

/** Tests parts one after the other. Nothing without the fuzzer. `begin` prepares the server for the next part. */
async function testParts(parts: readonly Part[], begin: () => Promise<TestedServer>): Promise<Verdict[]> {
  if ('missing' in fuzzer) return [];
  const found: Verdict[] = [];
  for (const part of parts) found.push(await testPart(fuzzer.command, part, await begin()));
  return found;
}

async function testAccounts({ url, token }: TestedServer): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const account of [{ name: 'CONTRACT_TOKEN', token }, ...accountsOf(process.env)])
    found.push(await compareRights(url, account));
  return found;
}

/** Compares the rights of the account with all access, once with each role and once without one. */
async function compareRightsOfRoles(url: string, portal: string): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const role of [...rolesOfContract(), '']) {
    await fetch(`${url}/sandbox/users/amelia`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ claims: { roles: role === '' ? [] : [role] } }),
    });
    const token = await signIn({ sandbox: url, portal, username: 'amelia' });
    found.push(await compareRights(url, { name: role === '' ? 'without a role' : role, token }));
  }
  return found;
}
