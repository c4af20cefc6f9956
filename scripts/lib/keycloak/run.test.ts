import { afterEach, expect, test, vi } from 'vitest';
import { keycloakRunEnvironment, readKeycloakRun } from './run.ts';

afterEach(() => vi.unstubAllEnvs());

test('a run is read as it was handed on, and its absence says what to do', () => {
  expect(() => readKeycloakRun()).toThrow('npm run test:keycloak');
  const run = { port: 5500, portalPort: 5510, adminPassword: 'p' };
  for (const [name, value] of Object.entries(keycloakRunEnvironment(run))) vi.stubEnv(name, value);
  expect(readKeycloakRun()).toEqual(run);
});
