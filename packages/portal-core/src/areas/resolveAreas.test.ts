import { describe, expect, it } from 'vitest';
import { signedInRule, type AccessRule } from '../access/createAccess.ts';
import type { Area, PinKind } from './area.ts';
import { resolveAreas } from './resolveAreas.ts';

const apollo: AccessRule = { requires: ['apollo-access'] };
const casePin: PinKind = { kind: 'case', access: apollo, resolve: async () => async () => null };

const support: Area = {
  id: 'support',
  routes: [
    {
      path: '/support',
      title: 'Support',
      access: apollo,
      view: 'apollo',
      children: [
        {
          path: 'cases/:caseNumber',
          title: ({ caseNumber }) => `Case ${caseNumber}`,
          liveChat: { caseParam: 'caseNumber' },
          children: [{ path: 'tools', children: [{ path: 'upload', title: 'Upload' }] }],
        },
      ],
    },
  ],
};

describe('resolveAreas', () => {
  it('A child route gets an absolute path, and the access, view and layout of its parent', () => {
    const { routes } = resolveAreas([support]);
    const [parent, child, upload] = routes;
    expect(parent).toMatchObject({ areaId: 'support', path: '/support', liveChat: null, page: null });
    expect(child).toMatchObject({
      path: '/support/cases/:caseNumber',
      access: apollo,
      view: 'apollo',
      layout: 'standard',
      liveChat: { caseParam: 'caseNumber' },
    });
    // A route without a title only groups its children.
    expect(routes).toHaveLength(3);
    expect(upload).toMatchObject({
      path: '/support/cases/:caseNumber/tools/upload',
      title: 'Upload',
      liveChat: { caseParam: 'caseNumber' },
    });
  });

  it('A route without an access rule is open to every signed-in user of either view', () => {
    const { routes } = resolveAreas([{ id: 'legal', routes: [{ path: '/terms-of-use', title: 'Legal' }] }]);
    expect(routes[0]).toMatchObject({ access: signedInRule, view: 'shared' });
  });

  it.each<[string, Partial<Area>, string]>([
    ['a path', { routes: [{ path: '/support/cases/:id', title: 'Case' }] }, 'path `/support/cases/:`'],
    ['a redirect', { redirects: [{ path: '/Support', to: '/' }] }, 'path `/support`'],
    ['a pin kind', { pins: [casePin] }, 'pin kind `case`'],
  ])('resolveAreas rejects %s that another area has, and names both owners', (_what, part, name) => {
    const first: Area = {
      ...support,
      pins: [casePin],
    };
    const second: Area = { id: 'other', routes: [], ...part };
    expect(() => resolveAreas([first, second])).toThrow(
      `The ${name} is defined twice: by the area support and by the area other.`,
    );
  });

  it('Two areas with the same id are rejected', () => {
    expect(() => resolveAreas([support, { ...support, routes: [] }])).toThrow('area id `support`');
  });
});
