import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../../tools/harness/settings.ts';

/** The name and version of an npm package. */
export interface PackageVersion {
  name: string;
  version: string;
}

/** Builds the portal and returns every package whose code, styles or fonts are in it. */
export async function bundledPackages(): Promise<PackageVersion[]> {
  const output = await build({
    root: join(root, 'apps/portal'),
    configFile: join(root, 'apps/portal/vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const files = (output as Rolldown.RolldownOutput).output.flatMap(filesOf);
  const manifests = new Set(
    files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  return [...manifests].toSorted((a, b) => a.localeCompare(b)).map(readPackage);
}

function filesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  if (file.type === 'asset')
    return file.originalFileNames.map((name) => join(root, 'apps/portal', name).replaceAll('\\', '/'));
  return Object.entries(file.modules).flatMap(([name, { renderedLength }]) =>
    renderedLength > 0 ? [name] : [],
  );
}

function readPackage(folder: string): PackageVersion {
  const { name, version } = createRequire(import.meta.url)(`${folder}/package.json`) as PackageVersion;
  return { name, version };
}
