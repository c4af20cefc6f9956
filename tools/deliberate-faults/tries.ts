import type { Notice } from './DeliberateFault.ts';

/** One command that may notice a fault, and its name in the output. */
export type Try = { readonly name: string } & (
  | { readonly tool: 'vitest' | 'playwright'; readonly args: readonly string[] }
  | { readonly tool: 'suite'; readonly suite: string }
);

const firstFailureOnly = { vitest: '--bail=1', playwright: '--max-failures=1' };

/** Returns the command of the narrowest test. */
export function narrowTry(notice: Notice): Try {
  if ('suite' in notice) return { name: notice.suite, tool: 'suite', suite: notice.suite };
  if ('unit' in notice) return vitest(`unit ${notice.unit}`, ['unit'], notice.unit);
  if ('browser' in notice) return vitest(`browser ${notice.browser}`, ['browser'], notice.browser);
  if ('stories' in notice) return stories(notice.stories, notice.mode);
  const { spec, title } = notice;
  const args = [spec, `--project=${projectOf(spec)}`, ...(title === undefined ? [] : ['-g', literal(title)])];
  return playwright(title === undefined ? spec : `${spec} “${title}”`, args);
}

/** Returns the commands that are tried if the narrowest test does not notice a fault in this file, the fastest first. */
export function wideTries(file: string): Try[] {
  const folder = neighbourhood(file);
  const hasStories = /^(?:packages\/ui|apps\/portal)\/src\//.test(file);
  return [
    vitest(`unit and browser tests of ${folder}`, ['unit', 'browser'], `${folder}/`),
    ...(hasStories
      ? [playwright(`stories of ${folder}`, ['--project=stories*', '-g', literal(`${folder}/`)])]
      : []),
    playwright('all end-to-end tests', ['--project=end to end', '--grep-invert=@repeat|@ci']),
  ];
}

/** The folder whose tests prove a file: one area, component or feature, or a whole application's server. */
function neighbourhood(file: string): string {
  const [found] =
    /^(?:packages\/ui\/src\/components|packages\/[^/]+\/src|apps\/[^/]+\/src\/[^/]+|apps\/[^/]+)\/[^/]+(?=\/)/.exec(
      file,
    ) ?? [];
  return found ?? file.slice(0, Math.max(file.lastIndexOf('/'), 0));
}

/** Finds stories by the name of their file, so that they may move. */
function stories(file: string, mode?: string): Try {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const project = mode === undefined ? 'stories: played' : `stories: *${mode}*`;
  return playwright(`stories ${file}${mode === undefined ? '' : `, mode ${mode}`}`, [
    `--project=${project}`,
    '-g',
    literal(`/${name} `),
  ]);
}

function projectOf(spec: string): string {
  const folder = /^e2e\/(consumers|docs|faults|nginx)\//.exec(spec)?.[1] ?? 'end to end';
  return folder === 'docs' ? 'storybook pages' : folder;
}

function vitest(name: string, projects: readonly string[], path: string): Try {
  const args = [...projects.flatMap((project) => ['--project', project]), path, firstFailureOnly.vitest];
  return { name, tool: 'vitest', args };
}

function playwright(name: string, args: readonly string[]): Try {
  return { name, tool: 'playwright', args: [...args, firstFailureOnly.playwright] };
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
