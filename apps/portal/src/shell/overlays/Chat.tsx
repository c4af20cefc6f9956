import { useLiveChat } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../loading/lazyPart.tsx';
import { caseNumberOf } from './caseNumberOf.ts';

const ChatButton = lazyPart(async () => (await import('@quayside/ui/ChatButton')).ChatButton);

/** The button of the live chat. The vendor renders the chat's window. */
export function Chat(): JSX.Element | null {
  const { button, open, hideButton } = useLiveChat();
  const { pathname } = useLocation();
  if (button === 'hidden') return null;
  return (
    <ChatButton
      status={button}
      onOpen={() => void open(caseNumberOf(pathname))}
      onHide={button === 'idle' ? hideButton : undefined}
    />
  );
}
