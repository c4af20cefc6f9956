import { readWireDocument } from './wireDocument.ts';
import { wireTypesOf } from './wireTypes.ts';

/** A file that is written from the contract, by its path from the root. */
export interface GeneratedFile {
  path: string;
  text: string;
}

const sandboxOnly = new Set(['Sandbox control', 'Third parties', 'Operation']);

/** The types of the wire: the calls of the portal for portal-core, which may not know the sandbox, and all of them for the sandbox. */
export function generatedFiles(): GeneratedFile[] {
  const document = readWireDocument();
  return [
    {
      // A declaration alone: nothing of it is built or published.
      path: 'packages/portal-core/src/contract/generated/openapi.ts',
      // What is inside of a token no call answers.
      text: wireTypesOf(document, (tag) => !sandboxOnly.has(tag), ['IdTokenClaims']),
    },
    { path: 'apps/sandbox/src/contract/generated/openapi.ts', text: wireTypesOf(document, () => true) },
  ];
}
