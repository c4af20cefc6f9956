import { RequestError } from '../base/errors/errors.ts';

/** Template tag that encodes each value of a path. Throws RequestError for an empty value, `.` and `..`, which would change the resource (H12). */
export function encodePath(strings: TemplateStringsArray, ...pieces: readonly (string | number)[]): string {
  let path = strings[0] ?? '';
  for (const [index, piece] of pieces.entries()) {
    path += encodePathPiece(String(piece)) + (strings[index + 1] ?? '');
  }
  return path;
}

/** Encodes one segment of a path. Throws RequestError for an empty one, `.` and `..`. */
export function encodePathPiece(piece: string): string {
  if (piece === '' || piece === '.' || piece === '..') {
    throw new RequestError(
      'A piece of a path is empty or a dot segment, so it would reach another resource. Check the identifier before calling.',
    );
  }
  try {
    return encodeURIComponent(piece);
  } catch (cause) {
    throw new RequestError(
      'A piece of a path is not well-formed text. Check the identifier before calling.',
      { cause },
    );
  }
}
