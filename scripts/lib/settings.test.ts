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

test.each(['localhost:8081', '8081', 'file:///tmp'])(
  'KEYCLOAK_URL "%s" is no address: one clear line, and the command ends',
  (value) => {
    vi.stubEnv('KEYCLOAK_URL', value);
    const lines: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    expect(keycloakSetting).toThrow('ended with 1');
    expect(lines).toEqual([expect.stringContaining(`KEYCLOAK_URL is "${value}"`)]);
  },
);

test.each([
  ['https://reports.example/policy?key=a', 'https://reports.example/policy?key=a'],
  ['', undefined],
])('POLICY_REPORTS_URL "%s" is read as %s', (value, address) => {
  vi.stubEnv('POLICY_REPORTS_URL', value);
  expect(policyReportsSetting()).toBe(address);
});

test('an address to which no reports can be sent ends the command with one clear line', () => {
  vi.stubEnv('POLICY_REPORTS_URL', '/policy');
  const lines: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(policyReportsSetting).toThrow('ended with 1');
  expect(lines).toEqual([expect.stringContaining('POLICY_REPORTS_URL is "/policy"')]);
});
