import { expect, it } from 'vitest';
import { isSecretName } from './isSecretName.ts';

it.each([
  'password',
  'newPassword',
  'new_password',
  'new-password',
  'newpassword',
  'PASSWORD_2',
  'passwords',
  'passwd',
  'passphrase',
  'passcode',
  'pwd',
  'secret',
  'client_secret',
  'clientSecrets',
  'pin',
  'PIN',
  'pinCode',
  'PINCode',
  'otp',
  'smsOTP',
  'totp1',
  'token',
  'accessToken',
  'accesstoken',
  'token.value',
  'cvv',
  'cardCvc',
  'csc',
  'credentials',
])('isSecretName accepts %s', (name) => {
  expect(isSecretName(name)).toBe(true);
});

it.each([
  '',
  '0',
  'subject',
  'secretaryName',
  'secretary',
  'passenger',
  'passwordless',
  'pinned',
  'shipping',
  'spin',
  'topic',
  'hotplate',
  'tokenise',
  'description',
  'discount',
])('isSecretName rejects %s', (name) => {
  expect(isSecretName(name)).toBe(false);
});
