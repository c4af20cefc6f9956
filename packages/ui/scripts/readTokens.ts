import { readFileSync } from 'node:fs';
import { build, parse, type OutputFile, type Resolver } from '@terrazzo/parser';
import config from './terrazzo.config.ts';

/** The tokens of any theme and view, and the files that `tz build` would write. Throws for an invalid token file. */
export type ReadTokens = { resolver: Resolver; files: readonly OutputFile[] };

/** Reads the token files with the build's own configuration and writes nothing. */
export async function readTokens(): Promise<ReadTokens> {
  const inputs = config.tokens.map((filename) => ({ filename, src: readFileSync(filename, 'utf8') }));
  const { tokens, resolver, sources } = await parse(inputs, { config });
  const { outputFiles } = await build(tokens, { resolver, sources, config });
  return { resolver, files: outputFiles };
}
