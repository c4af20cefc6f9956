/* Whole words. The first group also matches at the end of a longer word, such as `newpassword`. */
const secretWord =
  /^(?:.*(?:password|passwd|passphrase|passcode|secret|token)|credential|pwd|pin|otp|totp|cvv|cvc|csc)s?$/;

/** True for a name that contains one of these words or its plural, in camelCase, snake_case or kebab-case: password, passwd, passphrase, passcode, secret, token, credential, pwd, pin, otp, totp, cvv, cvc, csc. */
export function isSecretName(name: string): boolean {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return words.some((word) => secretWord.test(word.toLowerCase()));
}
