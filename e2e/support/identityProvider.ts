import { keycloakIdentity, type OtherIdentity } from '../../tools/harness/stack.ts';
import type { IdentityDriver } from './identityDriver.ts';
import { createKeycloakAdmin, type KeycloakAccess } from './keycloakAdmin.ts';
import { createKeycloakIdentity } from './keycloakIdentity.ts';
import type { SandboxControl } from './sandboxControl.ts';
import { createSandboxIdentity } from './sandboxIdentity.ts';

/** The identity provider of the portal: the sandbox's own, or a running Keycloak. */
export type IdentityProvider = { kind: 'sandbox' } | ({ kind: 'keycloak' } & KeycloakAccess);

/** The settings of the worker's fixtures by the project's configuration. */
export interface ProviderOptions {
  provider: IdentityProvider;
  /** The portal's port in the first worker; its sandbox has the next one. 0: the fixture's own. */
  firstPort: number;
}

/** The provider's addresses that the portal and the sandbox's API need; undefined for the sandbox's own. */
export async function otherIdentity(provider: IdentityProvider): Promise<OtherIdentity | undefined> {
  if (provider.kind === 'sandbox') return undefined;
  const admin = createKeycloakAdmin(provider);
  const clientId = 'quayside-api';
  const [client] = await admin.get<{ id: string }[]>(`/clients?clientId=${clientId}`);
  const secret = await admin.get<{ value: string }>(`/clients/${client?.id}/client-secret`);
  const { origin, sandboxEnvironment } = keycloakIdentity(provider.origin);
  return {
    origin,
    sandboxEnvironment: {
      ...sandboxEnvironment,
      SANDBOX_ISSUER_CLIENT: clientId,
      SANDBOX_ISSUER_SECRET: secret.value,
    },
  };
}

/** The driver of a provider; `control` is that of the sandbox beside the portal. */
export function createIdentityDriver(provider: IdentityProvider, control: SandboxControl): IdentityDriver {
  return provider.kind === 'sandbox'
    ? createSandboxIdentity(control)
    : createKeycloakIdentity(createKeycloakAdmin(provider));
}
