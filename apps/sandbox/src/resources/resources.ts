import { readFileSync } from 'node:fs';
import type { Route } from '../http/router.ts';

/** The scripts that stand in for third parties, as the resources host would serve them. */
const scripts = ['live-chat/embedded-service.js', 'survey.js', 'usage.js'];

/** Everything below `/resources`: public, and for documents of any origin, as scripts of third parties are. */
export function resourceRoutes(): readonly Route[] {
  return scripts.map((name) => {
    const body = readFileSync(new URL(`scripts/${name}`, import.meta.url), 'utf8');
    return {
      method: 'GET',
      path: `/resources/${name}`,
      handle: () => ({
        status: 200,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        },
        body,
      }),
    };
  });
}
