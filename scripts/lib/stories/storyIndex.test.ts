import { describe, expect, it } from 'vitest';
import { storiesIn } from './storyIndex.ts';

describe('storiesIn', () => {
  it('finds the stories of a file, under the ids that Storybook gives them', () => {
    const source = `
      const meta = preview.meta({ title: 'Shell/TopNav/Measures', component: TopNav });
      const helper = meta.story({});
      export const At360 = meta.story({ name: 'At 360 px', args: {} });
      export const F6LeadsThere = At360.extend({});
      export const sizes = [1, 2];`;
    expect(storiesIn('a.stories.tsx', source)).toEqual([
      {
        id: 'shell-topnav-measures--at-360',
        title: 'Shell/TopNav/Measures',
        file: 'a.stories.tsx',
        exportName: 'At360',
      },
      {
        id: 'shell-topnav-measures--f-6-leads-there',
        title: 'Shell/TopNav/Measures',
        file: 'a.stories.tsx',
        exportName: 'F6LeadsThere',
      },
    ]);
  });

  it('refuses a file without a title', () => {
    expect(() => storiesIn('a.stories.tsx', 'const meta = preview.meta({ component: A });')).toThrow(
      'a.stories.tsx has no preview.meta({ title }).',
    );
  });
});
