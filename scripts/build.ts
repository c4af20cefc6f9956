import { buildPackages, buildPortal } from './lib/builds.ts';
import { commandArguments } from './lib/settings.ts';

commandArguments([]);
await buildPackages();
await buildPortal();
