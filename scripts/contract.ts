import { findFuzzer } from './contract/fuzzer.ts';
import { testPart, backendPart, sandboxParts, type TestedServer } from './contract/parts.ts';
import { askRights, rolesOfContract } from './contract/rightsOfAccounts.ts';
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
if ('missing' in fuzzer) {
  console.log(`skipped: ${fuzzer.missing}, so the contract was not tested.`);
  process.exit(0);
}

const verdicts =
  tested === undefined
    ? await testSandbox(fuzzer.command)
    : [await testPart(fuzzer.command, backendPart, tested), ...(await testAccounts(tested))];
const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0);
const failed = verdicts.reduce((sum, verdict) => sum + verdict.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function testSandbox(command: string): Promise<Verdict[]> {
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
  const found: Verdict[] = [];
  for (const part of [backendPart, ...sandboxParts]) {
    // Each part starts with the same data.
    await fetch(`${url}/sandbox/reset`, { method: 'POST' });
    const token = await signIn({
      sandbox: url,
      portal: `http://localhost:${portalPort}`,
      username: 'amelia',
    });
    found.push(await testPart(command, part, { url, token }));
  }
  await fetch(`${url}/sandbox/reset`, { method: 'POST' });
  found.push(...(await askEachRole(url, `http://localhost:${portalPort}`)));
  child.removeAllListeners('exit').kill('SIGTERM');
  return found;
}

async function testAccounts({ url, token }: TestedServer): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const account of [{ name: 'CONTRACT_TOKEN', token }, ...accountsOf(process.env)])
    found.push(await askRights(url, account));
  return found;
}

/** Asks the sandbox as the account with all access, once with each role and once without one. */
async function askEachRole(url: string, portal: string): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const role of [...rolesOfContract(), '']) {
    await fetch(`${url}/sandbox/users/amelia`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ claims: { roles: role === '' ? [] : [role] } }),
    });
    const token = await signIn({ sandbox: url, portal, username: 'amelia' });
    found.push(await askRights(url, { name: role === '' ? 'without a role' : role, token }));
  }
  return found;
}
