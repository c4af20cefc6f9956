'use client';

import { createContext, useContext, type JSX, type ReactNode } from 'react';
import type { Access } from '../access/createAccess.ts';
import type { Announcement } from '../announcement/createAnnouncement.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Platform } from '../base/platform/ports.ts';
import type { Navigation } from '../navigation/createNavigation.ts';
import type { Terms } from '../terms/createTerms.ts';
import type { ViewStore } from '../view/createViewStore.ts';

/** The services that are available from the start, before anyone signs in. The host builds them once. */
export interface BaseServices {
  readonly config: RuntimeConfig;
  readonly session: AuthSession;
  readonly http: HttpClient;
  /** Time and the page's visibility, for polling; and the device's storage, for how the user wants to see a list. */
  readonly platform: Pick<Platform, 'clock' | 'browser' | 'deviceStorage'>;
  readonly access: Access;
  readonly terms: Terms;
  readonly announcement: Announcement;
  readonly navigation: Navigation;
  readonly view: ViewStore;
}

/** Props of `PortalProvider`. `services` must keep its reference. */
export interface PortalProviderProps {
  services: BaseServices;
  children?: ReactNode;
}

const PortalContext = createContext<BaseServices | null>(null);

/** Provides the base services to the hooks below it. Starts and stops nothing. */
export function PortalProvider({ services, children }: PortalProviderProps): JSX.Element {
  return <PortalContext value={services}>{children}</PortalContext>;
}

/** Returns the base services. Throws without a `PortalProvider`; the message names `hook`. */
export function usePortalServices(hook = 'usePortalServices'): BaseServices {
  const services = useContext(PortalContext);
  if (services === null) {
    throw new Error(`${hook} found no services. Wrap the application in <PortalProvider>.`);
  }
  return services;
}
