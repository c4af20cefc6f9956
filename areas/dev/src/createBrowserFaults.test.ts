import { describe, expect, it, vi } from 'vitest';
import { createBrowserFaults } from './createBrowserFaults.ts';
import { emptied, SLOW_BY_MS } from './disturbances.ts';
import { listOperations, operationOf } from './operations.ts';

const origin = 'https://portal.example';
const list = { items: [{ id: 'AP-1' }], total: 1, facets: { scope: [{ id: 'mine', count: 1 }] } };

function setUp() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(list));
  const host = { fetch };
  const waits: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const faults = createBrowserFaults(listOperations(), { host, origin, wait });
  const get = (path: string): Promise<Response> => host.fetch(origin + path);
  return { faults, fetch, get, host, waits };
}

describe('A disturbed call', () => {
  it.each([
    ['failed', 500],
    ['unavailable', 503],
    ['denied', 403],
    ['notFound', 404],
    ['conflict', 412],
  ] as const)(
    'A disturbed call that is %s responds with %i and is not sent [DEV-10]',
    async (disturbance, status) => {
      const { faults, fetch, get } = setUp();
      faults.set('listApprovals', disturbance);
      const response = await get('/api/portal/rest/approvals?page=1');
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ status });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('A disturbed call can be slow, empty or without a connection [DEV-10]', async () => {
    const { faults, get, waits } = setUp();
    faults.set('listApprovals', 'slow');
    await expect((await get('/api/portal/rest/approvals')).json()).resolves.toEqual(list);
    expect(waits).toEqual([SLOW_BY_MS]);
    faults.set('listApprovals', 'empty');
    await expect((await get('/api/portal/rest/approvals')).json()).resolves.toEqual(emptied(list));
    expect(emptied(list)).toEqual({ items: [], total: 0, facets: { scope: [] } });
    faults.set('listApprovals', 'offline');
    await expect(get('/api/portal/rest/approvals')).rejects.toThrow(TypeError);
  });

  it('A disturbed call leaves other calls and other origins alone, and gives fetch back at the end [DEV-10]', async () => {
    const { faults, fetch, get, host } = setUp();
    faults.set('listApprovals', 'failed');
    expect((await get('/api/portal/rest/approvals/AP-1')).status).toBe(200);
    expect((await host.fetch('https://other.example/api/portal/rest/approvals')).status).toBe(200);
    expect(host.fetch).not.toBe(fetch);
    faults.set('listApprovals', null);
    expect(host.fetch).toBe(fetch);
    faults.set('getApproval', 'slow');
    faults.clear();
    expect(faults.getSnapshot()).toEqual({});
    expect(host.fetch).toBe(fetch);
  });
});

it.each([
  ['/api/portal/rest/approvals', 'listApprovals'],
  ['/api/portal/rest/approvals/AP-7001', 'getApproval'],
  ['/core/rest/navigation/apollo/items/SUPPORT', 'getNavigationItems'],
  ['/api/portal/rest/unknown', undefined],
])('The operation of GET %s is %s [DEV-4]', (path, id) => {
  expect(operationOf(listOperations(), 'GET', path)?.id).toBe(id);
});
