'use client';

import { createContext, useContext, type JSX, type ReactNode } from 'react';
import type { UnsavedWork } from '../drafts/createUnsavedWork.ts';
import type { LiveChat } from '../live-chat/createLiveChat.ts';
import type { Maintenance } from '../maintenance/createMaintenance.ts';
import type { Notifications } from '../notifications/createNotifications.ts';
import type { SessionEnding } from '../session-ending/createSessionEnding.ts';
import type { Survey } from '../survey/createSurvey.ts';
import type { Toasts } from '../toasts/createToasts.ts';
import { PortalProvider, type BaseServices } from './PortalProvider.tsx';

/** All services of the portal. Available once the user is signed in and has accepted the terms. */
export interface SignedInServices extends BaseServices {
  readonly unsavedWork: UnsavedWork;
  readonly sessionEnding: SessionEnding;
  readonly toasts: Toasts;
  readonly maintenance: Maintenance;
  readonly notifications: Notifications;
  readonly liveChat: LiveChat;
  readonly survey: Survey;
}

/** Props of `SignedInProvider`. `services` must keep its reference. */
export interface SignedInProviderProps {
  services: SignedInServices;
  children?: ReactNode;
}

const SignedInContext = createContext<SignedInServices | null>(null);

/** Provides all services to the hooks below it, the base services included. Starts and stops nothing. */
export function SignedInProvider({ services, children }: SignedInProviderProps): JSX.Element {
  return (
    <PortalProvider services={services}>
      <SignedInContext value={services}>{children}</SignedInContext>
    </PortalProvider>
  );
}

/** Returns all services. Throws without a `SignedInProvider`; the message names `hook`. */
export function useSignedInServices(hook = 'useSignedInServices'): SignedInServices {
  const services = useOptionalSignedInServices();
  if (services === null) {
    throw new Error(`${hook} found no signed-in user. Wrap the signed-in part in <SignedInProvider>.`);
  }
  return services;
}

/** Returns all services, or null without a `SignedInProvider`. For components that also appear before sign-in, such as an error screen. */
export function useOptionalSignedInServices(): SignedInServices | null {
  return useContext(SignedInContext);
}
