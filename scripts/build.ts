import { buildPackages, buildPortal } from '../tools/harness/builds.ts';
import { commandArguments } from '../tools/harness/settings.ts';

commandArguments([]);
await buildPackages();
await buildPortal();
