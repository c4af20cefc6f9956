import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attachmentLimits } from './attachmentFiles.ts';

it('An attachment may be as large as the contract allows', () => {
  const bundle = new URL('../../../../sandbox/src/contract/generated/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(bundle, 'utf8')) as {
    paths: Record<string, { post?: { 'x-portal-max-bytes'?: number } }>;
  };
  expect(paths['/api/portal/rest/attachments']?.post?.['x-portal-max-bytes']).toBe(attachmentLimits.maxBytes);
});
