import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { deliveriesArea } from '../area.ts';
import { projectList } from './projects.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

afterEach(() => shown.unmount());

it('The list of projects follows its address, and ignores the invalid parts [PROJECT-1]', async () => {
  shown = renderPage(deliveriesArea, {
    path: '/services/projects?q=branches&outlook=delayed,late&page=2&pageSize=50',
    // With a second page of 50, so that the address keeps it.
    api: { ...areaFixtures.api, listProjects: { ...projectList, total: 80 } },
  });
  await expect
    .poll(() => shown.requests.filter(({ id }) => id === 'listProjects').map(({ query }) => query))
    .toMatchObject([{ q: 'branches', outlook: 'delayed', page: '2', pageSize: '50' }]);
});
