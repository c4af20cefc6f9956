/** Files that share one list of allowed imports. Patterns are regular expressions on paths from the root; the first zone that matches a file decides. */
export interface Zone {
  readonly name: string;
  readonly files: string;
  /** Allowed files and packages. `$1` is the first group of `files`. */
  readonly may: readonly string[];
}

export const ui = '^packages/ui/src/';
export const core = '^packages/portal-core/src/';
export const portal = '^apps/portal/src/';
export const server = String.raw`^apps/portal/(?:server/|vite\.config|chunkGroups)`;
export const tests = String.raw`.*\.(?:test|stories|fixtures|docs)\.`;

/** The packages with these names, or their types in `@types`. */
export const npm = (...names: readonly string[]): string =>
  `node_modules/(?:@types/|)(?:${names.join('|')})/`;
export const anyPackage = '(?:^|/)node_modules/';
/** Node's own modules: dependency-cruiser names them without a path. */
export const node = '^(?:node:|)[a-z_]+(?:/[a-z]+|)$';
export const react = npm('react', 'react-dom');
export const testTools = [
  node,
  npm('vitest', '@vitest/[^/]+', 'storybook', '@storybook/[^/]+', 'fast-check'),
];
export const playwright = npm('@playwright/test', 'playwright-core');

/** The files of portal-core that its other files may import, outside of its React and testing folders. */
export const plainCore = `${core}(?!react/|testing/)`;
export const uiEntry = `${ui}(?:index|components/\\w+/\\w+|icons/index|theme/index|testing/index|sanitize/sanitizeHtml|tokens/generated/tokens|styles)\\.(?:ts|tsx|css)$`;
export const coreEntry = `${core}(?:(?:|base/platform/|[\\w-]+/)index|contract/generated/calls/[\\w-]+)\\.ts$`;
export const contract = '^packages/contract/src/';
const contractEntry = `${contract}(?:(?:|access/)index|(?:generated/calls|paths)/[\\w-]+)\\.ts$`;
export const pageKit = '^packages/page-kit/src/';
export const kitEntry = `${pageKit}[\\w-]+/index\\.ts$`;
export const entries = [uiEntry, coreEntry, contractEntry, kitEntry];
export const pageEntries = [react, npm('react-router-dom'), ...entries];
/** What several areas share. */
export const shared = '^areas/shared/src/';
export const pageTesting = `${contract}testing/index\\.ts$`;
