import { buildPackages, buildPortal } from './lib/builds.ts';

await buildPackages();
await buildPortal();
