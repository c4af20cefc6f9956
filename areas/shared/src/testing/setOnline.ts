import type { RenderedPage } from '@quayside/contract/testing';

/** Takes the device of a page offline, and back. */
export function setOnline(page: RenderedPage | undefined, isOnline: boolean): void {
  const device = page?.services.platform.browser;
  if (device && 'setOnline' in device && typeof device.setOnline === 'function') device.setOnline(isOnline);
}
