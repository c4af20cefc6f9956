import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PackageName } from '../../tools/harness/packages/packed.ts';
import type { PackageVersion } from './bundledPackages.ts';
import { runPnpm } from '../../tools/harness/runTool.ts';
import { fail, root } from '../../tools/harness/settings.ts';

/** The parts that are delivered: the portal's files and the packages. */
export type Deliverable = 'portal' | PackageName;

interface Component {
  type: string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
  licenses?: unknown[];
}

/** A CycloneDX bill of materials, as far as it is read here. */
export interface Bill {
  metadata: { component: { 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

type Manifest = PackageVersion & { license: string };

/** The fonts that ui copies into its build. They are development dependencies, so pnpm leaves them out. */
const fonts = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono'];
const copied: Readonly<Partial<Record<Deliverable, readonly string[]>>> = { portal: fonts, ui: fonts };

/** Writes `<name>.cdx.json` into a folder and returns the bill. Ends the command when pnpm fails. */
export async function writeBill(name: Deliverable, folder: string): Promise<Bill> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.cdx.json`);
  const type = name === 'portal' ? 'application' : 'library';
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', type];
  const args = ['--filter', `@quayside/${name}`, '--prod', 'sbom', ...format, '--out', file];
  const { code, output } = await runPnpm(args, { quiet: true });
  if (code !== 0) fail(`The bill of materials of ${name} could not be written:\n${output}`);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  for (const font of copied[name] ?? []) addComponent(bill, manifestOf(font));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return bill;
}

/** One line for each component without a licence and each bundled package that the bill does not list. Our own packages need no licence. */
export function billFaults(
  { components }: Pick<Bill, 'components'>,
  bundled: readonly PackageVersion[],
): string[] {
  const listed = new Set(
    components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    ),
  );
  return [
    ...components
      .filter(({ group, licenses = [] }) => group !== '@quayside' && licenses.length === 0)
      .map(({ purl }) => `${purl} has no licence.`),
    ...bundled
      .map(({ name, version }) => `${name}@${version}`)
      .filter((name) => !listed.has(name))
      .map((name) => `${name} is in the portal's files, but the bill does not list it.`),
  ];
}

function addComponent(bill: Bill, { name, version, license }: Manifest): void {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [group = '', plain = ''] = name.split('/');
  const licenses = [{ license: { id: license } }];
  bill.components.push({ type: 'library', group, name: plain, version, purl, 'bom-ref': purl, licenses });
  const own = bill.metadata.component['bom-ref'];
  bill.dependencies.find(({ ref }) => ref === own)?.dependsOn?.push(purl);
  bill.dependencies.push({ ref: purl });
}

function manifestOf(name: string): Manifest {
  const fromUi = createRequire(join(root, 'packages/ui/package.json'));
  return fromUi(`${name}/package.json`) as Manifest;
}
