import type { Notice } from './DeliberateFault.ts';

/** One command that may notice a fault, and its name in the output. */
export type Try = { readonly name: string } & (VitestTry | PlaywrightTry | SuiteTry);

/** Test files, or folders of them, in some of Vitest's projects. */
interface VitestTry {
  readonly tool: 'vitest';
  readonly projects: readonly string[];
  readonly paths: readonly string[];
}

/** Specs of a Playwright project; no specs means all. `titles` are regular expressions, of which a title matches one; none means all. */
interface PlaywrightTry {
  readonly tool: 'playwright';
  readonly project: string;
  readonly specs: readonly string[];
  readonly titles: readonly string[];
}

/** A whole suite of `npm test`. */
interface SuiteTry {
  readonly tool: 'suite';
  readonly suite: string;
}

/** Returns the command of the narrowest test. */
export function narrowTry(notice: Notice): Try {
  if ('suite' in notice) return { name: notice.suite, tool: 'suite', suite: notice.suite };
  if ('unit' in notice) return vitest(`unit ${notice.unit}`, ['unit'], notice.unit);
  if ('browser' in notice) return vitest(`browser ${notice.browser}`, ['browser'], notice.browser);
  if ('stories' in notice) return stories(notice.stories, notice.mode);
  const { spec, title } = notice;
  return {
    name: title === undefined ? spec : `${spec} “${title}”`,
    tool: 'playwright',
    project: projectOf(spec),
    specs: [spec],
    titles: title === undefined ? [] : [literal(title)],
  };
}

/** Returns the commands that are tried if the narrowest test does not notice a fault in this file, the fastest first. */
export function wideTries(file: string): Try[] {
  const folder = neighbourhood(file);
  const near = vitest(`unit and browser tests of ${folder}`, ['unit', 'browser'], `${folder}/`);
  const all: Try = {
    name: 'all end-to-end tests',
    tool: 'playwright',
    project: 'end to end',
    specs: [],
    titles: [],
  };
  if (!/^(?:packages\/(?:ui|page-kit)|areas\/[\w-]+|apps\/portal)\/src\//.test(file)) return [near, all];
  const drawn: Try = {
    name: `stories of ${folder}`,
    tool: 'playwright',
    project: 'stories*',
    specs: [],
    titles: [literal(`${folder}/`)],
  };
  return [near, drawn, all];
}

/** Returns a few commands that run the tests of all these commands: one of each kind. */
export function merged(tries: readonly Try[]): Try[] {
  return Array.from(Map.groupBy(tries, kindOf).values(), (ofOneKind) => ofOneKind.reduce(both));
}

/** Returns the command that runs only the file of a failed test. `failure` names the file, then the title: `file › title`. */
export function onlyFailed(command: Try, failure: string): Try {
  const file = failure.split(' › ').find((part) => /\.(?:test|spec)\.tsx?$/.test(part));
  if (file === undefined || command.tool === 'suite') return command;
  return command.tool === 'vitest' ? { ...command, paths: [file] } : { ...command, specs: [file] };
}

/** Returns the arguments of a command. Of several failures it needs only the first. */
export function argumentsOf(command: VitestTry | PlaywrightTry): string[] {
  if (command.tool === 'vitest')
    return ['run', ...command.projects.flatMap((name) => ['--project', name]), ...command.paths, '--bail=1'];
  const { project, specs, titles } = command;
  const grep = titles.length > 0 ? ['-g', titles.join('|')] : [];
  return [
    'test',
    ...specs,
    `--project=${project}`,
    ...grep,
    '--grep-invert=@repeat|@detail',
    '--max-failures=1',
  ];
}

function kindOf(command: Try): string {
  if (command.tool === 'suite') return command.suite;
  if (command.tool === 'vitest') return `${command.projects.join(' and ')} tests`;
  return `${command.project}, ${command.titles.length > 0 ? 'by title' : 'whole specs'}`;
}

/** Both commands as one, with the name of their kind. */
function both(one: Try, other: Try): Try {
  const name = kindOf(one);
  if (one.tool === 'vitest' && other.tool === 'vitest')
    return { ...one, name, paths: union(one.paths, other.paths) };
  if (one.tool === 'playwright' && other.tool === 'playwright')
    return { ...one, name, specs: union(one.specs, other.specs), titles: union(one.titles, other.titles) };
  return one;
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}

/** The folder whose tests prove a file: one area, component or feature, or a whole application's server. */
function neighbourhood(file: string): string {
  const [found] =
    /^(?:packages\/ui\/src\/components|packages\/[^/]+\/src|apps\/[^/]+\/src\/[^/]+|apps\/[^/]+|areas)\/[^/]+(?=\/)/.exec(
      file,
    ) ?? [];
  return found ?? file.slice(0, Math.max(file.lastIndexOf('/'), 0));
}

/** Finds stories by the name of their file, so that they may move. */
function stories(file: string, mode?: string): Try {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return {
    name: `stories ${file}${mode === undefined ? '' : `, mode ${mode}`}`,
    tool: 'playwright',
    project: mode === undefined ? 'stories: played' : `stories: *${mode}*`,
    specs: [],
    titles: [literal(`/${name} `)],
  };
}

function projectOf(spec: string): string {
  const folder = /^e2e\/(consumers|docs|faults|nginx)\//.exec(spec)?.[1] ?? 'end to end';
  return folder === 'docs' ? 'storybook pages' : folder;
}

function vitest(name: string, projects: readonly string[], path: string): Try {
  return { name, tool: 'vitest', projects, paths: [path] };
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
