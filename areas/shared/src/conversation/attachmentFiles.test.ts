import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attachmentLimits } from './attachmentFiles.ts';

interface UploadOperation {
  readonly 'x-portal-max-bytes': number;
  readonly parameters: readonly {
    readonly name?: string;
    readonly schema?: { readonly maxLength?: number };
  }[];
}

it('An attachment may be as large, and its name as long, as the contract allows', () => {
  const bundle = new URL('../../../../apps/sandbox/src/contract/generated/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(bundle, 'utf8')) as {
    paths: Record<string, { post: UploadOperation }>;
  };
  const upload = paths['/api/portal/rest/attachments']?.post;
  expect(upload?.['x-portal-max-bytes']).toBe(attachmentLimits.maxBytes);
  const name = upload?.parameters.find((parameter) => parameter.name === 'name');
  expect(name?.schema?.maxLength).toBe(attachmentLimits.maxNameLength);
});
