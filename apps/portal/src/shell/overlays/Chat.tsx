import { useLiveChat } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { lazyNamed } from '../loading/lazyNamed.ts';
import { useRoute } from '../routing/routesContext.ts';

const ChatButton = lazyNamed('ChatButton', () => import('@quayside/ui/ChatButton'));

/** The button of the live chat, on pages that offer one. Its window is the vendor's. */
export function Chat(): JSX.Element | null {
  const { button, open, hideButton } = useLiveChat();
  const { route, params = {} } = useRoute() ?? {};
  if (button === 'hidden') return null;
  const caseParam = route?.liveChat?.caseParam;
  const caseNumber = caseParam === undefined ? undefined : params[caseParam];
  return (
    <ChatButton
      status={button}
      onOpen={() => void open(caseNumber ?? null)}
      onHide={button === 'idle' ? hideButton : undefined}
    />
  );
}
