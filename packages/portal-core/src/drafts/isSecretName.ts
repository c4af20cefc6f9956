/* Whole words, and what may be written together with one before it. */
const secretWord =
  /^(?:.*(?:password|passwd|passphrase|passcode|secret|token)|credential|pwd|pin|otp|totp|cvv|cvc|csc)s?$/;

/** True for a name that holds one of these words, in camelCase, snake_case or kebab-case: password, passwd, passphrase, passcode, secret, token (these also at a word's end: `newpassword`), credential, pwd, pin, otp, totp, cvv, cvc, csc; or their plural. */
export function isSecretName(name: string): boolean {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return words.some((word) => secretWord.test(word.toLowerCase()));
}
