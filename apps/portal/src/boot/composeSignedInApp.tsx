import type { Platform } from '@quayside/portal-core';
import type { RouteTimes } from '@quayside/portal-core/events';
import { AreasProvider, type BaseServices, SignedInProvider } from '@quayside/portal-core/react';
import type { ComponentType } from 'react';
import { composeSignedInServices, type ConnectMaintenance } from './composeSignedInServices.ts';
import type { PortalEvents } from './composeEvents.ts';
import { preload } from './preload.ts';
import {
  createDeviceSettings,
  DeviceSettingsContext,
  type DeviceSettingsStore,
} from '@quayside/page-kit/settings';
import { portalRoutes, resolvedAreas } from '../routes.ts';
import { Pages, type OnVisit } from '../shell/routing/Pages.tsx';

/** Builds the signed-in app. Its code is loaded during the sign-in. */
export function composeSignedInApp(
  base: BaseServices,
  platform: Platform,
  connectMaintenance: ConnectMaintenance,
  events: (RouteTimes & Pick<PortalEvents, 'thirdPartyFailed'>) | null,
): ComponentType {
  const { services, visit } = composeSignedInServices(base, platform, connectMaintenance, events);
  preload(base, platform);
  const settings = followDeviceSettings(platform);
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuseFiles);
  const handleVisit: OnVisit = (pathname, route, isGranted) => {
    events?.visit(route?.path ?? '', isGranted);
    visit(pathname, route, isGranted);
  };
  return () => (
    <SignedInProvider services={services}>
      <DeviceSettingsContext value={settings}>
        <AreasProvider areas={resolvedAreas}>
          <Pages portalRoutes={portalRoutes} onVisit={handleVisit} onArrive={events?.arrive} />
        </AreasProvider>
      </DeviceSettingsContext>
    </SignedInProvider>
  );
}

/** The browser would leave the page to show a file that no field takes, and lose what the user has typed. */
function refuseFiles(event: DragEvent): void {
  if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
}

/** Shows the theme and the row height of the device on the page, also when another tab changes them. */
function followDeviceSettings({ deviceStorage }: Pick<Platform, 'deviceStorage'>): DeviceSettingsStore {
  const settings = createDeviceSettings({
    deviceStorage,
    onStorageChange(listener) {
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  });
  function show(): void {
    const { theme, density } = settings.getSnapshot();
    Object.assign(document.documentElement.dataset, { theme, density });
  }
  settings.subscribe(show);
  settings.start();
  show();
  return settings;
}
