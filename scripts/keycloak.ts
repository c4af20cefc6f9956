import { randomBytes } from 'node:crypto';
import { keycloakVersion, provideKeycloak } from './lib/keycloak/distribution.ts';
import { keycloakRunEnvironment } from '../e2e/keycloak/support/keycloakRun.ts';
import { startKeycloak } from '../e2e/keycloak/support/keycloakServer.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { commandArguments, fail } from '../tools/harness/settings.ts';
import { playwright, printFailures } from './lib/suites.ts';

/** Tests the sign-in against a real Keycloak. `--fetch` only downloads it. */
exitOnSignal();
const fetchesOnly = commandArguments(['--fetch']).length > 0;
const ports = { keycloak: 5500, management: 5501, portal: 5510, sandbox: 5511 };
/** The realm as production imports it, then with the demo accounts. */
const starts = [
  { hasAccounts: false, projects: ['realm'] },
  { hasAccounts: true, projects: ['same site', 'cross-site'] },
];

const distribution = await provideKeycloak();
if ('missing' in distribution) {
  console.log(`skipped: ${distribution.missing}`);
  process.exit(0);
}
if (fetchesOnly) {
  console.log(`Keycloak ${keycloakVersion} is there.`);
  process.exit(0);
}
for (const port of Object.values(ports)) await requireFreePort(port);
const adminPassword = randomBytes(18).toString('base64url');
const run = keycloakRunEnvironment({ port: ports.keycloak, portalPort: ports.portal, adminPassword });
const rows: string[] = [];
let passed = 0;
let failed = 0;
for (const { hasAccounts, projects } of starts) {
  const keycloak = await startKeycloak({
    home: distribution.home,
    port: ports.keycloak,
    managementPort: ports.management,
    portalOrigin: `http://localhost:${ports.portal}`,
    adminPassword,
    hasAccounts,
  }).catch((error: Error) => fail(error.message));
  console.log(`Keycloak ${keycloakVersion}, ${hasAccounts ? 'with the accounts' : 'the realm alone'}`);
  for (const project of projects) {
    const result = await playwright([project], { env: run });
    printFailures(project, result);
    rows.push(`Keycloak ${keycloakVersion}, ${project}: ${result.passed} passed, ${result.failed} failed`);
    passed += result.passed;
    failed += result.failed;
  }
  await keycloak.stop();
}
console.log(`\n${rows.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
