import {
  renderPage as renderBarePage,
  type RenderedPage,
  type RenderPageOptions,
} from '@quayside/contract/testing';
import { createMemoryStorage } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Area } from '@quayside/portal-core/areas';
import {
  createDeviceSettings,
  type DeviceSettingsStore,
} from '../domain/deviceSettings/createDeviceSettings.ts';
import { DeviceSettingsContext } from '../domain/deviceSettings/useDeviceSettings.ts';
import { timeZone } from '../domain/timeZone.ts';
import { RouterLink } from '../shell/routing/RouterLink.tsx';

/** Renders a page of an area as the portal draws it: inside the design system, with links that stay on the page. */
export function renderPage(area: Area<ComponentType>, options: RenderPageOptions): RenderedPage {
  return renderBarePage(area, { wrap: inDesignSystem, ...options });
}

/** Renders a page inside the design system, on a device without settings, in the profile's time zone. */
export function inDesignSystem(page: ReactNode): ReactNode {
  return (
    <DeviceSettingsContext value={noSettings()}>
      <QuaysideProvider timeZone={timeZone.getSnapshot()} linkComponent={RouterLink}>
        {page}
      </QuaysideProvider>
    </DeviceSettingsContext>
  );
}

function noSettings(): DeviceSettingsStore {
  return createDeviceSettings({ deviceStorage: createMemoryStorage(), onStorageChange: () => noop });
}

function noop(): void {
  // A page test has no other tab.
}
