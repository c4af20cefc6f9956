import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runTool } from '../runTool.ts';
import { linkModules, linkTo, type Packed } from './packed.ts';

/** A code block of a Markdown document. */
export interface CodeBlock {
  /** The file name before the block (`**src/App.tsx**`), or a generated one. */
  path: string;
  code: string;
  /** The number of lines before its first line. */
  linesBefore: number;
}

const installed = [
  '@tanstack/react-router',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'valibot',
  'vitest',
];

/** Documents with a whole application each. A test builds them with their framework. */
const ownApplication: ReadonlySet<string> = new Set(['docs/next.md', 'docs/react-router.md']);

/* From Vite's own types, which a code block does not load. */
const viteDeclarations = `
declare module '*?url' {
  const address: string;
  export default address;
}
`;

/** The TypeScript blocks of a document. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks = markdown.matchAll(
    /(?:\*\*(?<name>src\/[\w.]+)\*\*(?:(?!\n\n).)*\n\n)?```tsx?\n(?<code>.*?)```/gs,
  );
  return [...blocks].map((block, index) => {
    const code = block.groups?.['code'] ?? '';
    const start = block.index + block[0].lastIndexOf(code);
    return {
      path: block.groups?.['name'] ?? `block-${index + 1}.tsx`,
      code,
      linesBefore: markdown.slice(0, start).split('\n').length - 1,
    };
  });
}

/** The code blocks after lines that name their files, such as `**app/page.tsx**`. */
export function namedFiles(markdown: string): Pick<CodeBlock, 'path' | 'code'>[] {
  const blocks = markdown.matchAll(/^\*\*(?<path>[\w./-]+)\*\*\n\n```\w+\n(?<code>.*?)```/gms);
  return [...blocks].map(({ groups }) => ({ path: groups?.['path'] ?? '', code: groups?.['code'] ?? '' }));
}

/** The code block after the line `**<name>**`. Throws when there is none. */
export function fileIn(markdown: string, name: string): string {
  const [, after] = markdown.split(`\n**${name}**\n\n`);
  const code = /^```\w+\n(?<code>.*?)```/s.exec(after ?? '')?.groups?.['code'];
  if (code === undefined) throw new Error(`The document has no code block for ${name}.`);
  return code;
}

/** Compiles the code blocks of the package's documents against the packed package. Returns the compiler's errors. */
export async function checkCodeBlocks(packed: Packed): Promise<string[]> {
  const folder = join(packed.folder, '../documents');
  linkModules(folder, installed);
  linkTo(packed.folder, join(folder, `node_modules/@quayside/${packed.name}`));
  const documents = packed.files.filter((file) => file.endsWith('.md') && !ownApplication.has(file));
  for (const document of documents) {
    for (const { path, code, linesBefore } of codeBlocks(
      readFileSync(join(packed.folder, document), 'utf8'),
    )) {
      const file = join(folder, basename(document), path);
      mkdirSync(dirname(file), { recursive: true });
      // Empty lines first, so that the compiler prints the line of the document.
      writeFileSync(file, '\n'.repeat(linesBefore) + code);
    }
  }
  writeFileSync(join(folder, 'vite.d.ts'), viteDeclarations);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        moduleDetection: 'force',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
    }),
  );
  const { code, output } = await runTool('tsc', ['-p', folder], { quiet: true, cwd: folder });
  return code === 0 ? [] : output.trim().split('\n');
}
