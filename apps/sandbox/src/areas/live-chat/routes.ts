import { json } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

/** The live chat configuration, the same for everybody. */
export const liveChatRoutes: AreaRoutes = ({ settings }) => [
  route('getLiveChatConfiguration', () => json(settings.get('chat'))),
];
