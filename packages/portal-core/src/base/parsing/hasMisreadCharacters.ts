// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const misread = /[\u0000-\u001F\u007F\\]/;

/** True when an address contains characters that URL parsers drop or turn into a slash. They read "/\t/host" as "//host". */
export function hasMisreadCharacters(address: string): boolean {
  return misread.test(address);
}
