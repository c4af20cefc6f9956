import { afterEach, expect, test, vi } from 'vitest';
import { keycloakSetting, policyReportsSetting } from './settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ['http://localhost:8081', 'http://localhost:8081'],
  ['https://id.example/auth/', 'https://id.example/auth'],
  ['', undefined],
])('KEYCLOAK_URL "%s" is read as %s', (value, address) => {
  vi.stubEnv('KEYCLOAK_URL', value);
  expect(keycloakSetting()).toBe(address);
});

test.each([
  ['https://reports.example/policy?key=a', 'https://reports.example/policy?key=a'],
  ['', undefined],
])('POLICY_REPORTS_URL "%s" is read as %s', (value, address) => {
  vi.stubEnv('POLICY_REPORTS_URL', value);
  expect(policyReportsSetting()).toBe(address);
});

test.each([
  ['KEYCLOAK_URL', 'localhost:8081', keycloakSetting],
  ['KEYCLOAK_URL', '8081', keycloakSetting],
  ['KEYCLOAK_URL', 'file:///tmp', keycloakSetting],
  ['POLICY_REPORTS_URL', '/policy', policyReportsSetting],
])('%s "%s" ends the command with one line', (name, value, read) => {
  vi.stubEnv(name, value);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(read).toThrow('ended with 1');
  expect(error.mock.calls).toEqual([[expect.stringContaining(`${name} is "${value}"`)]]);
});
