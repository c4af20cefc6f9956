import { resolve } from 'node:path';
import { buildPortal } from '../tools/harness/builds.ts';
import { commandArguments, fail } from '../tools/harness/settings.ts';
import { whyNoReleaseAt, writeRelease } from '../tools/harness/release.ts';

const [name] = commandArguments([], 'the folder of the release');
if (name === undefined) fail('Name the folder of the release: npm run bundle -- <folder>.');
const folder = resolve(name);
const reason = whyNoReleaseAt(folder);
if (reason !== undefined) fail(reason);
await buildPortal();
writeRelease(folder);
console.log(`Wrote the release to ${folder}.`);
