import { json } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

export const liveChatRoutes: AreaRoutes = ({ settings }) => [
  route('getLiveChatConfiguration', () => json(settings.get('chat'))),
];
