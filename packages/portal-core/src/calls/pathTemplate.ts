import { RequestError } from '../base/errors/errors.ts';
import { encodePathPiece } from '../http/encodePath.ts';

const placeholder = /\{(\w+)\}/g;

/** Fills in a path's `{placeholders}`, each encoded. Throws RequestError for one that is missing, empty or a dot segment. */
export function encodePathTemplate(
  template: string,
  params: Readonly<Record<string, string | number>>,
): string {
  return template.replace(placeholder, (_match, name: string) => {
    const value = params[name];
    if (value === undefined)
      throw new RequestError(`The path parameter ${name} is missing. Pass it in \`path\`.`);
    return encodePathPiece(String(value));
  });
}

/** The paths that a write to the template makes stale, as the HTTP client's `invalidates` takes them: all below the first placeholder. */
export function pathPattern(template: string): string {
  const start = template.search(placeholder);
  return start < 0 ? template : `${template.slice(0, start)}*`;
}
