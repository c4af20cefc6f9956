'use client';

import { createMemoryStorage } from '@quayside/portal-core/testing';
import { QuaysideProvider, type LinkComponentProps } from '@quayside/ui';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createDeviceSettings, type DeviceSettingsStore } from '../settings/createDeviceSettings.ts';
import { DeviceSettingsContext } from '../settings/useDeviceSettings.ts';
import { timeZone } from '../format/timeZone.ts';

/** Renders a page inside the design system, on a device without settings, in the profile's time zone. */
export function inDesignSystem(page: ReactNode): ReactNode {
  return (
    <DeviceSettingsContext value={noSettings()}>
      <QuaysideProvider timeZone={timeZone.getSnapshot()} linkComponent={PageLink}>
        {page}
      </QuaysideProvider>
    </DeviceSettingsContext>
  );
}

/** A link that stays on the page. */
function PageLink({ href, ...rest }: LinkComponentProps): JSX.Element {
  return <Link to={href} {...rest} />;
}

function noSettings(): DeviceSettingsStore {
  return createDeviceSettings({ deviceStorage: createMemoryStorage(), onStorageChange: () => noop });
}

function noop(): void {
  // A page test has no other tab.
}
