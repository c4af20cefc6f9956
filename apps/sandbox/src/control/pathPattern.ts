/** Builds a test for a path pattern. It matches the whole path; `*` is any run of characters, nothing else is special. */
export function pathPattern(pattern: string): (pathname: string) => boolean {
  const source = pattern
    .split('*')
    .map((piece) => piece.replace(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*');
  const expression = new RegExp(`^${source}$`, 's');
  return (pathname) => expression.test(pathname);
}
