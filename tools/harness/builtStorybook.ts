import { join } from 'node:path';
import { hashIfStale, installed, markBuilt, testFiles, type BuildInputs } from './freshness.ts';
import { runTool, type CommandResult } from './runTool.ts';
import { root } from './settings.ts';

/**
 * The content security policy of the static Storybook. Its two pages contain inline scripts and styles of Storybook's own,
 * and rich text may show pictures from elsewhere.
 */
export const storybookPolicy: string = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The folder that `ensureStorybook` writes to. */
export const storybookFolder: string = join(root, 'node_modules/.cache/quayside/storybook-pages');

const build: BuildInputs = {
  name: 'storybook-pages',
  inputs: [
    installed,
    '.changeset/*.md',
    '.storybook/**',
    'e2e/visual/{light,own}/*.webp',
    'packages/ui/{src,scripts}/**',
    'packages/page-kit/src/**',
    'packages/ui/CHANGELOG.md',
    'areas/*/src/**',
  ],
  unread: testFiles,
  output: 'node_modules/.cache/quayside/storybook-pages/index.html',
};

/** Writes the static Storybook to a folder, which it empties first. */
export function buildStorybook(folder: string, options: readonly string[] = []): Promise<CommandResult> {
  return runTool('storybook', [
    'build',
    '--output-dir',
    folder,
    '--quiet',
    '--disable-telemetry',
    ...options,
  ]);
}

/** Builds the static Storybook for the tests, unless the last build is up to date. */
export async function ensureStorybook(): Promise<void> {
  const hash = hashIfStale(build);
  if (hash === null) return;
  const { code, output } = await buildStorybook(storybookFolder);
  if (code !== 0) throw new Error(`Storybook could not be built: ${output.slice(-2000)}`);
  markBuilt(build, hash);
}
