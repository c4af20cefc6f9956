import type { ComponentGuide } from '../../tools/stories/ComponentGuide.ts';

const root = '../../packages/ui/src/';

const guides = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.docs.ts', {
  import: 'guide',
  eager: true,
});

/** The guide of a component, by the path of its stories file as Storybook gives it: `./packages/ui/src/…`. */
export function guideOf(storiesFile: string): ComponentGuide | undefined {
  return guides[`../.${storiesFile.replace('.stories.tsx', '.docs.ts')}`];
}

export function guideNamed(name: string): ComponentGuide | undefined {
  return guides[`${root}components/${name}/${name}.docs.ts`];
}

const otherEntries: Record<string, string> = {
  createBrand: '@quayside/ui/brand',
  ThemeScope: '@quayside/ui/theme',
};

/** Returns the name of the component that a stories file is about. */
export function componentName(storiesFile: string): string {
  return /(?<name>\w+)\.stories\.tsx$/.exec(storiesFile)?.groups?.['name'] ?? '';
}

/** Returns the line that imports the component of a stories file. */
export function importLine(storiesFile: string): string {
  const name = componentName(storiesFile);
  return `import { ${name} } from '${otherEntries[name] ?? `@quayside/ui/${name}`}';`;
}
