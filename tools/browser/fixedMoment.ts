/** The moment at which the first file of the browser tests begins: that of the stories. Time goes on from there. */
const BEGIN = Date.parse('2026-11-21T10:00:00Z');

// The next files run in the same page.
if (!('begunAt' in globalThis)) {
  const RealDate = Date;
  const begunAt = RealDate.now();
  const now = (): number => BEGIN + RealDate.now() - begunAt;
  Reflect.set(globalThis, 'begunAt', begunAt);
  Reflect.set(
    globalThis,
    'Date',
    class extends RealDate {
      constructor(...parts: [] | ConstructorParameters<typeof Date>) {
        if (parts.length === 0) super(now());
        else super(...parts);
      }
      static override readonly now = now;
    },
  );
}
