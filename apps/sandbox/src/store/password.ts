import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// Cheap on purpose: six known demo passwords are hashed at every fresh start.
const cost = { N: 1024 };
const keyBytes = 32;

/** A salted scrypt hash, written `salt:key` in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, keyBytes, cost).toString('hex')}`;
}

/** Whether a password is the one that was hashed, in constant time. */
export function verifyPassword(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), keyBytes, cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
