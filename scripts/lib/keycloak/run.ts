/** The administrator's name, as a Keycloak for tests is started with. */
export const adminName = 'admin';

/** What the tests have to know of a Keycloak that was started for them. */
export interface KeycloakRun {
  port: number;
  /** The one that its client returns to. */
  portalPort: number;
  adminPassword: string;
}

const names = { port: 'KEYCLOAK_PORT', portalPort: 'KEYCLOAK_PORTAL_PORT', adminPassword: 'KEYCLOAK_ADMIN' };

/** The environment by which a run is handed on. */
export function keycloakRunEnvironment(run: KeycloakRun): Record<string, string> {
  return {
    [names.port]: String(run.port),
    [names.portalPort]: String(run.portalPort),
    [names.adminPassword]: run.adminPassword,
  };
}

/** Reads the run from the environment; throws one line that says what to do when there is none. */
export function readKeycloakRun(): KeycloakRun {
  const { env } = process;
  const [port, portalPort] = [Number(env[names.port]), Number(env[names.portalPort])];
  const adminPassword = env[names.adminPassword];
  if (port && portalPort && adminPassword) return { port, portalPort, adminPassword };
  throw new Error('No Keycloak was started for these tests: run `npm run test:keycloak`.');
}
