import { useLiveChat } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import { useRoute } from '../routing/routesContext.ts';

const ChatButton = lazyPart(async () => (await import('@quayside/ui/ChatButton')).ChatButton);

/** The button of the live chat, on pages that offer one. The vendor renders the chat's window. */
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
