import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { changeNotes } from './changeNotes.ts';
import { codeToCopy } from './copiedCode.ts';
import { readableManifests, readableTypes } from './docgen.ts';
import { tokenList } from './tokenList.ts';

/** Storybook reads this name, but its type does not include it yet. */
const manifests = { experimental_manifests: readableManifests };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './docs/*.stories.tsx',
    '../packages/{ui,page-kit}/src/**/*.stories.tsx',
    '../areas/*/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX alone reads no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    './public',
    { from: '../packages/ui/node_modules/@fontsource-variable/geist/files', to: '/fonts' },
  ],
  features: {
    // A description of every component for tools: manifests/components.json of the built Storybook.
    componentsManifest: true,
    // The search finds the headings of pages, so that "Find a component" answers it.
    experimentalSearchDocsHeadings: true,
  },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  ...manifests,
  viteFinal: (config) => ({
    ...config,
    // Tests read no docs.
    plugins: [
      config.plugins,
      readableTypes(),
      tokenList(),
      changeNotes(),
      process.env['VITEST'] ? [] : codeToCopy(),
    ],
    resolve: {
      ...config.resolve,
      conditions: ['@quayside/source', 'module', 'browser', 'development|production'],
    },
  }),
});
