import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { once } from '../../../tools/files/once.ts';
import { runTool } from '../../../tools/harness/runTool.ts';
import { root } from '../../../tools/harness/settings.ts';

/** The newest Keycloak on Maven Central. It needs Java 17 or newer. */
export const keycloakVersion = '26.7.3';

const MIN_JAVA = 17;
const cache = join(root, 'node_modules/.cache/quayside/keycloak');
const getArtifact = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:get';
const copyArtifact = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';

/** The folder of Keycloak, or the reason why it cannot run on this machine. */
export type Distribution = { home: string } | { missing: string };

/** Downloads Keycloak from Maven Central once, and unpacks it. */
export async function provideKeycloak(): Promise<Distribution> {
  if (process.platform === 'win32') return { missing: 'Keycloak is started by a shell script here' };
  const java = await javaFault();
  if (java !== undefined) return { missing: java };
  const folder = join(cache, keycloakVersion);
  const home = join(folder, `keycloak-${keycloakVersion}`);
  if (existsSync(join(home, 'bin/kc.sh'))) return { home };
  const tool = ['mvn', 'unzip'].find((name) => !isInstalled(name));
  if (tool !== undefined) return { missing: `${tool} is not installed` };
  return (await unpackInto(folder))
    ? { home }
    : { missing: `Maven Central did not give Keycloak ${keycloakVersion}` };
}

async function javaFault(): Promise<string | undefined> {
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
  const { code, output } = await runTool(java, ['-version'], { quiet: true });
  if (code !== 0) return `Java ${MIN_JAVA} or newer is not installed`;
  const version = javaMajor(output);
  return version >= MIN_JAVA ? undefined : `Java ${MIN_JAVA} or newer is needed; this is ${version}`;
}

/** The major version in the output of `java -version`, or 0. Java 8 and older print 1.x. */
export function javaMajor(output: string): number {
  return Number(/version "(?:1\.)?(\d+)/.exec(output)?.[1] ?? 0);
}

function isInstalled(tool: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, tool)));
}

async function unpackInto(folder: string): Promise<boolean> {
  console.log(`Fetching Keycloak ${keycloakVersion} from Maven Central…`);
  const downloads = join(cache, `download-${process.pid}`);
  mkdirSync(downloads, { recursive: true });
  try {
    const artifact = `org.keycloak:keycloak-quarkus-dist:${keycloakVersion}:zip`;
    const maven = (...args: string[]) =>
      runTool('mvn', ['-q', '-B', ...args], { quiet: true, cwd: downloads });
    const got = await maven(getArtifact, `-Dartifact=${artifact}`, '-Dtransitive=false');
    if (got.code !== 0) return false;
    const copied = await maven(copyArtifact, `-Dartifact=${artifact}`, `-DoutputDirectory=${downloads}`);
    const [zip] = globSync('*.zip', { cwd: downloads });
    if (copied.code !== 0 || zip === undefined) return false;
    await once(folder, async (aside) => {
      const { code } = await runTool('unzip', ['-q', join(downloads, zip), '-d', aside], { quiet: true });
      if (code !== 0)
        throw new Error(`unzip could not unpack Keycloak ${keycloakVersion}: is the disk full?`);
    });
    return true;
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}
