import { readFileSync } from 'node:fs';
import type { OperationId } from '../contract/operations.ts';
import type { Route } from '../http/route.ts';

const scripts: readonly (readonly [id: OperationId, file: string])[] = [
  ['getLiveChatScript', 'live-chat/embedded-service.js'],
  ['getSurveyScript', 'survey.js'],
  ['getUsageScript', 'usage.js'],
];

/** The routes below `/resources`. Like vendors' scripts they are public and readable by documents of any origin. */
export function thirdPartyRoutes(): readonly Route[] {
  return scripts.map(([id, name]) => {
    const body = readFileSync(new URL(`scripts/${name}`, import.meta.url), 'utf8');
    return {
      id,
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
