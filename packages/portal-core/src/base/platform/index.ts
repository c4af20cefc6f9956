export { createBrowserPlatform, type BrowserPlatformOptions } from './createBrowserPlatform.ts';
