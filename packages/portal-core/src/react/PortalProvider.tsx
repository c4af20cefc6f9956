'use client';

import { createContext, useContext, type JSX, type ReactNode } from 'react';
import type { Access } from '../access/evaluateAccess.ts';
import type { Announcement } from '../announcement/createAnnouncement.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { UnsavedWork } from '../drafts/createUnsavedWork.ts';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Platform } from '../base/platform/ports.ts';
import type { LiveChat } from '../live-chat/createLiveChat.ts';
import type { Maintenance } from '../maintenance/createMaintenance.ts';
import type { Navigation } from '../navigation/createNavigation.ts';
import type { Notifications } from '../notifications/createNotifications.ts';
import type { SessionEnding } from '../session-ending/createSessionEnding.ts';
import type { Survey } from '../survey/createSurvey.ts';
import type { Terms } from '../terms/createTerms.ts';
import type { Toasts } from '../toasts/createToasts.ts';
import type { ViewStore } from '../view/createViewStore.ts';

/** Every piece of the core a portal is composed of; built once by the host. What is loaded later is given by another provider below, with the same services and it. */
export interface PortalServices {
  readonly config: RuntimeConfig;
  readonly session: AuthSession;
  readonly http: HttpClient;
  /** Time and the page's visibility, for polling. */
  readonly platform: Pick<Platform, 'clock' | 'browser'>;
  readonly access: Access;
  readonly terms: Terms;
  readonly announcement: Announcement;
  readonly navigation: Navigation;
  readonly view: ViewStore;
  /** Needed by `useUnsavedWork`. */
  readonly unsavedWork?: UnsavedWork;
  /** Needed by `useSessionEnding`. */
  readonly sessionEnding?: SessionEnding;
  /** Needed by `useToasts` and `useAddToast`. */
  readonly toasts?: Toasts;
  /** Needed by `useMaintenance` and `useBlockedPage`. */
  readonly maintenance?: Maintenance;
  /** Needed by `useNotifications`, `useMarketingContent` and `useContactRoles`. */
  readonly notifications?: Notifications;
  /** Needed by `useLiveChat`. */
  readonly liveChat?: LiveChat;
  /** Needed by `useSurvey`. */
  readonly survey?: Survey;
}

/** What PortalProvider takes. `services` must keep its reference. */
export interface PortalProviderProps {
  services: PortalServices;
  children?: ReactNode;
}

const PortalContext = createContext<PortalServices | null>(null);

/** Hands the composed services to the hooks below it. Starts and stops nothing. */
export function PortalProvider({ services, children }: PortalProviderProps): JSX.Element {
  return <PortalContext value={services}>{children}</PortalContext>;
}

/** The services of the nearest PortalProvider; throws when there is none. */
export function usePortalServices(): PortalServices {
  const services = useContext(PortalContext);
  if (services === null) {
    throw new Error('A component has no portal services: wrap the application in <PortalProvider>.');
  }
  return services;
}
