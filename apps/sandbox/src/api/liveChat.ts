import { json } from '../http/answer.ts';
import type { Route, UserCall } from '../http/router.ts';
import type { ApiPorts } from './ports.ts';

/** What the live chat's vendor is set up with; the same for everybody. */
export function liveChatRoutes({ settings }: Pick<ApiPorts, 'settings'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'GET',
      path: '/core/rest/live-chat/configuration',
      handle: () => json(settings.get('chat')),
    },
  ];
}
