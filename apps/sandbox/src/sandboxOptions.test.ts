import { expect, test } from 'vitest';
import { sandboxOptions } from './sandboxOptions.ts';

test('Without settings the ports are 5174 and 5173, control is on and data is stored', () => {
  expect(sandboxOptions({}, [])).toEqual({
    port: 5174,
    portalOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
    data: expect.stringMatching(/apps\/sandbox\/data$/),
    fresh: false,
    control: true,
  });
});

test('Settings apply, and duplicate origins are removed', () => {
  const environment = {
    SANDBOX_PORT: '6001',
    PORTAL_PORT: '6000',
    PORTAL_ORIGINS: ' https://portal.example/path , http://localhost:6000,',
    SANDBOX_DATA: '/var/data',
  };
  expect(sandboxOptions(environment, ['--fresh'])).toEqual({
    port: 6001,
    portalOrigins: ['http://localhost:6000', 'http://127.0.0.1:6000', 'https://portal.example'],
    data: '/var/data',
    fresh: true,
    control: true,
  });
});

test.each([
  ...[undefined, 'on', 'ON', ' on ', '1', 'true', 'True\n'].map((value) => [value, true] as const),
  ...['off', 'off ', 'OFF', '0', 'false', 'no', 'No', 'disabled', 'none', '', ' '].map(
    (value) => [value, false] as const,
  ),
])('SANDBOX_CONTROL=%j sets the control API to %j', (value, control) => {
  expect(sandboxOptions({ SANDBOX_CONTROL: value }, []).control).toBe(control);
});

test.each(['maybe', 'yes', 'y', 'offf', '2', '-', 'on off', 'true,false'])(
  'SANDBOX_CONTROL=%j is refused with the name of the setting and the accepted values',
  (value) => {
    expect(() => sandboxOptions({ SANDBOX_CONTROL: value }, [])).toThrow(
      'SANDBOX_CONTROL must be on, 1 or true, or off, 0, false, no, disabled, none or empty. Correct it or unset it.',
    );
  },
);

test('Another issuer is accepted with its keys and service account, or alone', () => {
  const issuer = 'https://id.example/realms/quayside';
  const environment = {
    SANDBOX_ISSUER: issuer,
    SANDBOX_JWKS_URL: 'https://id.example/keys',
    SANDBOX_ISSUER_CLIENT: 'quayside-api',
    SANDBOX_ISSUER_SECRET: 's3cret',
  };
  expect(sandboxOptions(environment, []).otherIssuer).toEqual({
    issuer,
    jwksUrl: 'https://id.example/keys',
    account: { clientId: 'quayside-api', clientSecret: 's3cret' },
  });
  expect(sandboxOptions({ SANDBOX_ISSUER: issuer }, []).otherIssuer).toEqual({ issuer });
});

test.each([
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
  [{ PORTAL_PORT: '-1' }, 'PORTAL_PORT'],
  [{ PORTAL_ORIGINS: 'localhost:5173' }, 'PORTAL_ORIGINS'],
  [{ SANDBOX_ISSUER: 'id.example' }, 'SANDBOX_ISSUER'],
  [{ SANDBOX_JWKS_URL: 'https://id.example/keys' }, 'SANDBOX_ISSUER is missing'],
  [{ SANDBOX_ISSUER: 'https://id.example', SANDBOX_ISSUER_CLIENT: 'x' }, 'SANDBOX_ISSUER_SECRET'],
])('The settings %j are refused by name', (environment, name) => {
  expect(() => sandboxOptions(environment, [])).toThrow(name);
});
