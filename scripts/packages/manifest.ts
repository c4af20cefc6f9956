import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from './packed.ts';

/** What of a packed package.json is judged here. */
export interface PublishedManifest {
  license?: string;
  repository?: { url?: string; directory?: string };
  publishConfig?: { access?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const caretRange = /^\^\d+\.\d+\.\d+$/;

/** Reads the manifest of a packed package; answers with what keeps it from being published. */
export function checkManifest({ name, folder, files }: Packed): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest;
  return [
    ...manifestFaults(manifest, `packages/${name}`),
    ...['LICENSE', 'README.md']
      .filter((file) => !files.includes(file))
      .map((file) => `There is no ${file} in it.`),
  ];
}

/** What is wrong in a manifest: a dependency without a range keeps who installs the package from its patches. */
export function manifestFaults(manifest: PublishedManifest, directory: string): string[] {
  const { license, repository, publishConfig, dependencies, peerDependencies } = manifest;
  const needed = Object.entries({ ...dependencies, ...peerDependencies });
  return [
    ...needed
      .filter(([, version]) => !caretRange.test(version))
      .map(([name, version]) => `It needs ${name} ${version}, which is no range such as ^1.2.3.`),
    ...(license === 'UNLICENSED' ? [] : [`Its license is ${license ?? 'missing'}, not UNLICENSED.`]),
    ...(repository?.url !== undefined && repository.directory === directory
      ? []
      : [`Its repository does not say where ${directory} is.`]),
    ...(publishConfig?.access === 'restricted'
      ? []
      : [`publishConfig.access is ${publishConfig?.access ?? 'missing'}, not restricted.`]),
  ];
}
