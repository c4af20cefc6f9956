type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Puts the output of `Intl` in the pseudo-locale's brackets, so that it does not look like a text of a component. */
export function bracketIntl(): void {
  const formatters: { prototype: object }[] = [
    Intl.DateTimeFormat,
    Intl.NumberFormat,
    Intl.RelativeTimeFormat,
    Intl.ListFormat,
    Intl.DisplayNames,
  ];
  for (const { prototype } of formatters)
    for (const name of ['format', 'formatRange', 'formatRangeToParts', 'of']) bracketMethod(prototype, name);
  bracketMethod(Number.prototype, 'toLocaleString');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    bracketMethod(Date.prototype, name);
}

/** Wraps a method, or a getter that returns a bound method, as `format` is one. */
function bracketMethod(prototype: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  if (!own) return;
  const { value } = own as { value?: Method };
  const wrapped = value
    ? { ...own, value: bracketed(value) }
    : {
        ...own,
        get(this: unknown) {
          return bracketed(own.get?.call(this) as Method);
        },
      };
  Object.defineProperty(prototype, name, wrapped);
}

function bracketed(method: Method): Method {
  return function format(this: unknown, ...args: unknown[]) {
    const written = method.apply(this, args);
    return Array.isArray(written) ? written.map(bracketPart) : bracketText(written);
  };
}

function bracketText(text: unknown): unknown {
  return typeof text === 'string' && /\p{L}/u.test(text) ? `⟦${text}⟧` : text;
}

function bracketPart(part: { value: string }): object {
  return { ...part, value: bracketText(part.value) };
}
