import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// Cheap on purpose: the demo password is public, and thousands of tests enter it.
const cost = { N: 16 };
const keyBytes = 32;

/** Returns a salted scrypt hash as `salt:key` in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, keyBytes, cost).toString('hex')}`;
}

/** Compares a password with a hash in constant time. */
export function verifyPassword(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), keyBytes, cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
