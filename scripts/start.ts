import { welcome } from './lib/accounts.ts';
import { buildPortal } from '../tools/harness/builds.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import {
  commandArguments,
  fail,
  keycloakSetting,
  policyReportsSetting,
  portalAndSandboxPorts,
} from '../tools/harness/settings.ts';
import { keycloakIdentity, startStack } from '../tools/harness/stack.ts';

exitOnSignal();
const sandboxArguments = commandArguments(['--fresh']);
const { portalPort, sandboxPort } = portalAndSandboxPorts();
const keycloak = keycloakSetting();
const reportsUrl = policyReportsSetting();
await requireFreePort(portalPort, 'PORTAL_PORT');
await requireFreePort(sandboxPort, 'SANDBOX_PORT');
await buildPortal();
await startStack({
  portalPort,
  sandboxPort,
  sandboxArguments,
  reportsUrl,
  otherIdentity: keycloak === undefined ? undefined : keycloakIdentity(keycloak),
  onSandboxExit: () =>
    fail('The sandbox has stopped unexpectedly, so the portal stops too. Run the command again.'),
}).catch((error: Error) => fail(`The portal could not start: ${error.message}`));
console.log(welcome(portalPort, sandboxPort));
