import { areaChecks, type AreaCheck, type AreaCheckOptions } from '@quayside/contract/testing';
import axe from 'axe-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { areas } from './areas.ts';
import { routes } from './routes.ts';
import { inDesignSystem } from '@quayside/page-kit/page-testing';

/**
 * The part of an area's `area.fixtures.ts` that these checks use: the responses of a working backend, and an address for each route
 * with parameters.
 */
type AreaFixtures = Pick<AreaCheckOptions, 'api' | 'addresses'>;

const fixtures = import.meta.glob<{ areaFixtures: AreaFixtures }>('../../../areas/*/src/area.fixtures.ts', {
  eager: true,
});

function fixturesOf(id: string): AreaFixtures {
  return fixtures[`../../../areas/${id}/src/area.fixtures.ts`]?.areaFixtures ?? {};
}

async function audit(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

beforeAll(() => page.viewport(360, 800));

declare module 'vitest' {
  interface ProvidedContext {
    /** The areas whose pages meet every wrong response: `all`, or ids with commas. Others meet a third of them, by turns. */
    checkedAreas: string;
  }
}

const checkedAreas = inject('checkedAreas').split(',');

/** The checks of an area. Of those that send wrong or huge responses, a third: a page and the next ones meet all of them by turns. */
function checksOf(area: (typeof areas)[number]): readonly AreaCheck[] {
  const checks = areaChecks(area, {
    ...fixturesOf(area.id),
    wrap: inDesignSystem,
    audit,
    timeoutMs: 15_000,
  });
  if (checkedAreas.includes('all') || checkedAreas.includes(area.id)) return checks;
  let wrong = -1;
  return checks.filter(({ title }) => {
    if (!/ is still shown when | elements when /.test(title)) return true;
    wrong += 1;
    return (wrong + Math.floor(wrong / 7)) % 3 === 0;
  });
}

const checks = areas.flatMap(checksOf);

// Not `it.each`, which cuts a title after 40 characters.
for (const { title, run } of checks)
  // oxlint-disable-next-line vitest/valid-title -- each check names itself
  it(title, async () => {
    await expect(run()).resolves.toBeUndefined();
  });

it('Two pages share a title only where the specification says so [TITLE-1]', () => {
  const shared = new Set(['Quayside', 'Legal', 'Page Not Found']);
  const titles = routes.flatMap(({ title, view }) =>
    typeof title === 'string' ? [`${title} (${view})`] : [],
  );
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(repeated.filter((title) => !shared.has(title.replace(/ \(\w+\)$/, '')))).toEqual([]);
});
