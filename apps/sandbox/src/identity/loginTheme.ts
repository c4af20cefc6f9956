import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { file, type ApiResponse } from '../http/apiResponse.ts';
import { ProblemError } from '../http/problem.ts';
import { realmPath } from './realm.ts';

/** The login theme that Keycloak uses too, so that both sign-in forms look the same. */
const folder = fileURLToPath(
  new URL('../../../../deploy/keycloak/themes/quayside/login/resources/', import.meta.url),
);

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const loginThemePath = `${realmPath}/login-theme`;

const files = new Map(
  globSync('*/*.{css,svg,woff2}', { cwd: folder }).map((path) => {
    const address = `${loginThemePath}/${path.replaceAll('\\', '/')}`;
    return [address, { content: readFileSync(folder + path), mediaType: mediaTypes[extname(path)] ?? '' }];
  }),
);

/** A file of the theme. Throws a 404 for an unknown one. */
export function loginThemeFile(pathname: string): ApiResponse<string> {
  const found = files.get(pathname);
  if (!found) throw new ProblemError(404, 'The login theme has no such file.');
  return file(found.content, found.mediaType, { 'cache-control': 'max-age=300' });
}
