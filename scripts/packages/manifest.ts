import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from '../../tools/harness/packages/packed.ts';

/** The fields of a packed package.json that are checked here. */
export interface PublishedManifest {
  license?: string;
  repository?: { url?: string; directory?: string };
  publishConfig?: { access?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const caretRange = /^\^\d+\.\d+\.\d+$/;

/** Checks the manifest of a packed package. Returns one line per problem. */
export function checkManifest({ name, folder, files }: Packed): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest;
  return [
    ...manifestFaults(manifest, `packages/${name}`),
    ...['LICENSE', 'README.md']
      .filter((file) => !files.includes(file))
      .map((file) => `The package has no ${file}.`),
  ];
}

/** One line per fault of a manifest. A dependency without a range would keep patches from those who install the package. */
export function manifestFaults(manifest: PublishedManifest, directory: string): string[] {
  const { license, repository, publishConfig, dependencies, peerDependencies } = manifest;
  const needed = Object.entries({ ...dependencies, ...peerDependencies });
  return [
    ...needed
      .filter(([, version]) => !caretRange.test(version))
      .map(([name, version]) => `It depends on ${name} ${version}, which is no range such as ^1.2.3.`),
    ...(license === 'UNLICENSED' ? [] : [`Its license is ${license ?? 'missing'}, not UNLICENSED.`]),
    ...(repository?.url !== undefined && repository.directory === directory
      ? []
      : [`Its repository field does not name ${directory}.`]),
    ...(publishConfig?.access === 'restricted'
      ? []
      : [`publishConfig.access is ${publishConfig?.access ?? 'missing'}, not restricted.`]),
  ];
}
