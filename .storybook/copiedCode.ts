import type { Plugin } from 'vite';
import { copiedCode, isInDocs } from '../tools/stories/code/copiedCode.ts';
import { storiesIn } from '../tools/stories/storyIndex.ts';

/**
 * Gives each story of a docs page the code that the page shows and copies. Storybook would print the rendered elements, which do
 * not compile. `npm run check` compiles the same code.
 */
export function codeToCopy(): Plugin {
  return {
    name: 'quayside:code-to-copy',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const stories = storiesIn(id, source).filter(({ tags }) => isInDocs(tags));
      const statements = stories.map(async ({ exportName }) => {
        try {
          return setCode(exportName, await copiedCode(id, exportName));
        } catch (error) {
          this.warn(
            `${exportName} has no code to copy: ${error instanceof Error ? error.message : 'unknown reason'}`,
          );
          return setCode(exportName, undefined);
        }
      });
      return { code: `${source}\n${(await Promise.all(statements)).join('\n')}\n`, map: null };
    },
  };
}

/** The statement that sets a story's code, or hides the button that shows it. */
function setCode(story: string, code: string | undefined): string {
  const docs =
    code === undefined
      ? `canvas: { ...written?.docs?.canvas, sourceState: 'none' }`
      : `source: { ...written?.docs?.source, code: ${JSON.stringify(code)} }`;
  return `{ const written = ${story}.input.parameters; ${story}.input.parameters = { ...written, docs: { ...written?.docs, ${docs} } }; }`;
}
