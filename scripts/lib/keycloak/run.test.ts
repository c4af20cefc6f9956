import { afterEach, expect, test, vi } from 'vitest';
import { keycloakRunEnvironment, readKeycloakRun } from './run.ts';

afterEach(() => vi.unstubAllEnvs());

test('readKeycloakRun reads the environment of a run, and names the command when there is none', () => {
  expect(() => readKeycloakRun()).toThrow('npm run test:keycloak');
  const run = { port: 5500, portalPort: 5510, adminPassword: 'p' };
  for (const [name, value] of Object.entries(keycloakRunEnvironment(run))) vi.stubEnv(name, value);
  expect(readKeycloakRun()).toEqual(run);
});
