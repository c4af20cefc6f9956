import { defineMain } from '@storybook/react-vite/node';
import { readableManifests, readableTypes } from './docgen.ts';

/** Storybook asks for it by this name, which its type does not know yet. */
const manifests = { experimental_manifests: readableManifests };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // A description of every component for tools to read: manifests/components.json of the built Storybook.
  features: { componentsManifest: true },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  ...manifests,
  viteFinal: (config) => ({
    ...config,
    plugins: [config.plugins, readableTypes()],
    resolve: {
      ...config.resolve,
      conditions: ['@quayside/source', 'module', 'browser', 'development|production'],
    },
  }),
});
