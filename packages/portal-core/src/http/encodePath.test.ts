import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodePath } from './encodePath.ts';

it('encodePath encodes each value and nothing else', () => {
  expect(encodePath`/api/cases/${'a/b?c#d'}/notes/${7}`).toBe('/api/cases/a%2Fb%3Fc%23d/notes/7');
});

it.each(['', '.', '..', '\uD800'])('encodePath rejects the value %j', (piece) => {
  expect(() => encodePath`/api/${piece}`).toThrow(
    expect.objectContaining({
      name: 'RequestError',
      message: expect.stringMatching(/^A piece of a path is .*Check the identifier before calling\.$/),
    }),
  );
});

it('encodePath explains the error for malformed text', () => {
  expect(() => encodePath`/api/${'\uD800'}`).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('not well-formed'),
      cause: expect.any(URIError),
    }),
  );
});

it('encodePath turns any other value into one segment that decodes to the value', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((piece) => piece !== '.' && piece !== '..'),
      (piece) => {
        const { pathname } = new URL(encodePath`/api/${piece}/end`, 'https://portal.example');
        const segments = pathname.split('/');
        expect(segments).toHaveLength(4);
        expect(decodeURIComponent(segments[2] ?? '')).toBe(piece);
      },
    ),
    { verbose: true },
  );
});
