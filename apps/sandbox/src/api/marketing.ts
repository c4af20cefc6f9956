import { readFileSync } from 'node:fs';
import { file, html } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Route, UserCall } from '../http/router.ts';
import { dontShowRoute, notificationsPath } from './notifications.ts';
import type { ApiPorts } from './ports.ts';

const path = `${notificationsPath}/marketing-notification`;

/** The marketing message, a piece of HTML; and that it is not shown again. */
export function marketingRoutes({ settings, users }: ApiPorts): readonly Route<UserCall>[] {
  return [
    { method: 'GET', path: `${path}/content`, handle: () => html(settings.get('marketing').html) },
    dontShowRoute({ users }, 'marketing-notification', 'MARKETING'),
  ];
}

/** The picture above the message, 560 × 250 px; 404 when it was taken away. Public: an image's source sends no token. */
export function marketingLogoRoutes({ settings }: Pick<ApiPorts, 'settings'>): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${path}/logo`,
      handle() {
        if (settings.get('marketing').logo) return file(readPicture(), 'image/svg+xml');
        throw new ProblemError(404, 'The marketing message has no picture now. Show it without one.');
      },
    },
  ];
}

function readPicture(): string {
  return readFileSync(new URL('../seed/marketing.svg', import.meta.url), 'utf8');
}
