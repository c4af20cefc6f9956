import { ProblemError } from '../http/problem.ts';
import { loginThemePath } from './loginTheme.ts';
import { endpointPaths, realmPath } from './realm.ts';

const methodsByPath: Readonly<Record<string, readonly string[]>> = {
  '/.well-known/openid-configuration': ['GET'],
  [endpointPaths.authorization]: ['GET'],
  [endpointPaths.token]: ['POST'],
  [endpointPaths.userinfo]: ['GET', 'POST'],
  [endpointPaths.jwks]: ['GET'],
  [endpointPaths.end_session]: ['GET'],
  [endpointPaths.revocation]: ['POST'],
};
const attemptMethods = ['GET', 'POST'];
const fileMethods = ['GET'];

/** Refuses an unsupported method with 405 and Allow. The library would respond 404. */
export function checkMethod(method: string, pathname: string): void {
  const path = pathname.slice(realmPath.length);
  const allowed = path.startsWith('/login-actions/')
    ? attemptMethods
    : pathname.startsWith(`${loginThemePath}/`)
      ? fileMethods
      : methodsByPath[path];
  // The endpoint handles its preflight. HEAD is a GET without its body.
  if (allowed === undefined || method === 'OPTIONS') return;
  if (allowed.includes(method === 'HEAD' ? 'GET' : method)) return;
  throw new ProblemError(405, `This address does not support ${method}. It supports ${allowed.join(', ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}
