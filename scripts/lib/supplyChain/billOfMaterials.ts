import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runPnpm } from '../runTool.ts';
import { fail, root } from '../settings.ts';
import type { PackageVersion } from './bundledPackages.ts';

/** What is shipped: the portal's files, and the two packages. */
export type Shipped = 'portal' | 'ui' | 'portal-core';

/** A licence as CycloneDX writes it: an SPDX id, a name that is no such id, or an SPDX expression. */
export type Licence = { license: { id?: string; name?: string } } | { expression: string };

interface Component {
  type: string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
  licenses?: Licence[];
}

/** A bill of materials as CycloneDX writes it, as far as it is read here. */
export interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: { 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

type Manifest = PackageVersion & { license?: string };

/** Files of these are shipped, though nothing of theirs is imported at run time, so that they are no dependencies: the design system carries their fonts along. */
const carriedAlong: Readonly<Record<Shipped, readonly string[]>> = {
  portal: ['@fontsource-variable/geist', '@fontsource-variable/geist-mono'],
  ui: ['@fontsource-variable/geist', '@fontsource-variable/geist-mono'],
  'portal-core': [],
};

/** Writes the bill of what is shipped into a folder, as `<name>.cdx.json`, and answers with it. Ends the command with one clear line when that fails. */
export async function writeBill(shipped: Shipped, folder: string): Promise<Bill> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${shipped}.cdx.json`);
  const filter = ['--filter', `@quayside/${shipped}`, '--prod'];
  const kind = shipped === 'portal' ? 'application' : 'library';
  // Not from the lockfile alone: the licences are in what is installed.
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', kind];
  const written = await runPnpm([...filter, 'sbom', ...format, '--out', file], { quiet: true });
  if (written.code !== 0)
    fail(`The bill of materials of ${shipped} could not be written:\n${written.output}`);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  for (const name of carriedAlong[shipped]) addComponent(bill, manifestOf(name));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return bill;
}

/** The packages that a bill does not name. */
export function missingFrom(
  { components }: Pick<Bill, 'components'>,
  packages: readonly PackageVersion[],
): string[] {
  const named = new Set(
    components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    ),
  );
  return packages.map(({ name, version }) => `${name}@${version}`).filter((name) => !named.has(name));
}

function addComponent(bill: Bill, { name, version, license }: Manifest): void {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [group, plain = ''] = name.split('/');
  bill.components.push({
    type: 'library',
    ...(group !== undefined && { group }),
    name: plain,
    version,
    purl,
    'bom-ref': purl,
    ...(license !== undefined && { licenses: [{ license: { id: license } }] }),
  });
  const own = bill.metadata.component['bom-ref'];
  bill.dependencies.find(({ ref }) => ref === own)?.dependsOn?.push(purl);
  bill.dependencies.push({ ref: purl });
}

function manifestOf(name: string): Manifest {
  const fromUi = createRequire(join(root, 'packages/ui/package.json'));
  return fromUi(`${name}/package.json`) as Manifest;
}
