import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runTool } from '../lib/runTool.ts';
import { linkModules, linkTo, type Packed } from './packed.ts';

/** A block of code in a document. */
export interface CodeBlock {
  /** The file it says it is (`**src/App.tsx**` before it), or one of its own. */
  path: string;
  code: string;
  /** How many lines of the document stand before its first. */
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

/* What the documents use of Next.js, which is too large to be installed for three lines. */
const nextDeclarations = `
declare module 'next/link' {
  const Link: import('react').ComponentType<
    import('react').AnchorHTMLAttributes<HTMLAnchorElement> & {
      href: string;
      prefetch?: boolean | null;
      ref?: import('react').Ref<HTMLAnchorElement> | undefined;
    }
  >;
  export default Link;
}
declare module 'next/navigation' {
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void;
}
`;

/* What Vite's own types say, which are loaded by a name that no block has to give. */
const viteDeclarations = `
declare module '*?url' {
  const address: string;
  export default address;
}
`;

/** The blocks of TypeScript in a document. */
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

/** The code that a document gives for a file: the block after the line `**jest.config.js**`. Throws when there is none. */
export function fileIn(markdown: string, name: string): string {
  const [, after] = markdown.split(`\n**${name}**\n\n`);
  const code = /^```\w+\n(?<code>.*?)```/s.exec(after ?? '')?.groups?.['code'];
  if (code === undefined) throw new Error(`The document gives no code for ${name}.`);
  return code;
}

/** Compiles every block of code of the package's documents against the packed package; answers with what is wrong. */
export async function checkCodeBlocks(packed: Packed): Promise<string[]> {
  const folder = join(packed.folder, '../documents');
  linkModules(folder, installed);
  linkTo(packed.folder, join(folder, `node_modules/@quayside/${packed.name}`));
  for (const document of packed.files.filter((file) => file.endsWith('.md'))) {
    for (const { path, code, linesBefore } of codeBlocks(
      readFileSync(join(packed.folder, document), 'utf8'),
    )) {
      const file = join(folder, basename(document), path);
      mkdirSync(dirname(file), { recursive: true });
      // As many empty lines as there are before it, so that the compiler's line is the document's.
      writeFileSync(file, '\n'.repeat(linesBefore) + code);
    }
  }
  writeFileSync(join(folder, 'next.d.ts'), nextDeclarations);
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
