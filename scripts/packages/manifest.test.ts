import { expect, it } from 'vitest';
import { manifestFaults, type PublishedManifest } from './manifest.ts';

const good: PublishedManifest = {
  license: 'UNLICENSED',
  repository: { url: 'git+https://git.example/quayside.git', directory: 'packages/ui' },
  publishConfig: { access: 'restricted' },
  dependencies: { axios: '^1.21.1' },
  peerDependencies: { react: '^19.2.0' },
};

it('manifestFaults accepts a manifest that can be published', () => {
  expect(manifestFaults(good, 'packages/ui')).toEqual([]);
});

it.each<[string, PublishedManifest, string]>([
  ['an exact version', { dependencies: { axios: '1.21.1' } }, 'It depends on axios 1.21.1'],
  ['a range without an end', { dependencies: { axios: '>=1' } }, 'It depends on axios >=1'],
  ['a range of the workspace', { dependencies: { axios: 'workspace:*' } }, 'It depends on axios workspace:*'],
  ['a version from the catalog', { dependencies: { axios: 'catalog:' } }, 'It depends on axios catalog:'],
  ['an exact version of a peer', { peerDependencies: { react: '19.2.0' } }, 'It depends on react 19.2.0'],
  ['another licence', { license: 'MIT' }, 'Its license is MIT'],
  ['the repository of another folder', { repository: { url: 'u', directory: 'x' } }, 'Its repository'],
  ['public access', { publishConfig: { access: 'public' } }, 'publishConfig.access is public'],
])('manifestFaults finds %s', (_name, change, words) => {
  expect(manifestFaults({ ...good, ...change }, 'packages/ui').join('\n')).toContain(words);
});
