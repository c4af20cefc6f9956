// oxlint-disable-next-line no-control-regex -- they are what is looked for
const misread = /[\u0000-\u001F\u007F\\]/;

/** True when an address holds what URL parsers drop or turn into a slash, so that "/\t/host" would be read as "//host". */
export function hasMisreadCharacters(address: string): boolean {
  return misread.test(address);
}
