/** The administrator's name in a Keycloak for tests. */
export const adminName = 'admin';

/** The data about the running Keycloak that the tests need. */
export interface KeycloakRun {
  port: number;
  /** The portal's port, which the client's redirect addresses name. */
  portalPort: number;
  adminPassword: string;
}

const names = { port: 'KEYCLOAK_PORT', portalPort: 'KEYCLOAK_PORTAL_PORT', adminPassword: 'KEYCLOAK_ADMIN' };

/** The environment variables that pass a run to the tests. */
export function keycloakRunEnvironment(run: KeycloakRun): Record<string, string> {
  return {
    [names.port]: String(run.port),
    [names.portalPort]: String(run.portalPort),
    [names.adminPassword]: run.adminPassword,
  };
}

/** Reads the run from the environment. Throws when no Keycloak was started. */
export function readKeycloakRun(): KeycloakRun {
  const { env } = process;
  const [port, portalPort] = [Number(env[names.port]), Number(env[names.portalPort])];
  const adminPassword = env[names.adminPassword];
  if (port && portalPort && adminPassword) return { port, portalPort, adminPassword };
  throw new Error('No Keycloak was started for these tests: run `npm run test:keycloak`.');
}
