'use client';

import { useLayoutEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  type NavigateFunction,
} from 'react-router-dom';
import type { Access } from '../access/createAccess.ts';
import type { Area, ResolvedRoute } from '../areas/area.ts';
import { resolveAreas } from '../areas/resolveAreas.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { createSystemClock } from '../base/platform/clock.ts';
import type { Clock } from '../base/platform/ports.ts';
import type { OperationTable } from '../contract/operations.ts';
import type { PlatformContract } from '../contract/PlatformContract.ts';
import { AreaPart } from '../react/AreaPart.tsx';
import { AreasProvider } from '../react/AreasProvider.tsx';
import { SignedInProvider, type SignedInServices } from '../react/SignedInProvider.tsx';
import { useAccess } from '../react/useAccess.ts';
import { PageTitleContext } from '../react/usePageTitle.ts';
import { createTestUser } from '../testing/users.ts';
import { leaveActEnvironment, restoreActEnvironment } from './actEnvironment.ts';
import { composeTestServices } from './composeTestServices.ts';
import { createScriptedNetwork, type ScriptedApi, type RecordedRequest } from './scriptedApi.ts';

/** The options of a rendered page. */
export interface RenderPageOptions<Contract = PlatformContract> {
  /** The address: path and query. */
  path: string;
  /** Default: a user with every access and role. */
  user?: CurrentUser;
  /** Further areas, for a page that shows contributions of areas. */
  otherAreas?: readonly Area<ComponentType>[];
  /** The responses, by operation id. Any other request gets a 404. */
  api?: ScriptedApi<Contract>;
  /** The operations of `api` that are not the platform's: the table of your own document. */
  operations?: OperationTable;
  /** The access rules. Default: every rule is met. */
  access?: Access;
  /** Wraps the page, such as in the provider of a design system. */
  wrap?: (page: ReactNode) => ReactNode;
  /** Default: the browser's clock. A manual clock plays time-outs and polling. */
  clock?: Clock;
  /** Default `demo`. */
  environment?: string;
}

/** A rendered page, and its effects. */
export interface RenderedPage<Contract = PlatformContract> {
  /** The element the page is in, at the end of the body. */
  readonly container: HTMLElement;
  /** Every request so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** The errors that the page threw, with the id of its area. */
  readonly failures: readonly { areaId: string | undefined; error: unknown }[];
  readonly services: SignedInServices;
  /** The page's own title, without the product's name; `Access denied` for a denied page, empty for an address without a route. */
  title(this: void): string;
  /** The present address: path, query and hash. */
  address(this: void): string;
  /** Goes to an address, or back by -1. */
  navigate(this: void, to: string | number): void;
  /** Replaces the responses of the operations that are named. */
  script(this: void, api: ScriptedApi<Contract>): void;
  unmount(this: void): void;
}

/**
 * Renders a page of an area at an address, over the real core with a scripted network: routes, access rules, cache, toasts and drafts
 * work as in the portal. A denied page's code is not loaded. Runs in a browser or in jsdom, also beside
 * Testing Library: until `unmount`, which ends the test, updates need no `act`.
 */
export function renderPage<Contract = PlatformContract>(
  area: Area<ComponentType>,
  {
    path,
    user = createTestUser(),
    otherAreas = [],
    api = {},
    operations,
    access = openAccess,
    wrap = asIs,
    clock = createSystemClock(),
    environment = 'demo',
  }: RenderPageOptions<Contract>,
): RenderedPage<Contract> {
  const network = createScriptedNetwork<Contract>(api, operations);
  const services = composeTestServices({ user, environment, access, fetch: network.fetch, clock });
  const failures: { areaId: string | undefined; error: unknown }[] = [];
  const shown: Shown = { title: '', address: path, navigate: null };
  const handleShow = (change: Partial<Shown>): void => void Object.assign(shown, change);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onCaughtError(error, { errorBoundary }) {
      const { areaId } = { ...errorBoundary?.props } as { areaId?: string };
      failures.push({ areaId, error });
    },
  });
  leaveActEnvironment(container);
  root.render(
    <SignedInProvider services={services}>
      <MemoryRouter initialEntries={[path]}>
        {wrap(<TestRoutes areas={[area, ...otherAreas]} onShow={handleShow} />)}
      </MemoryRouter>
    </SignedInProvider>,
  );
  return {
    container,
    requests: network.requests,
    failures,
    services,
    title: () => shown.title,
    address: () => shown.address,
    navigate(to) {
      if (typeof to === 'number') void shown.navigate?.(to);
      else void shown.navigate?.(to);
    },
    script: network.script,
    unmount() {
      root.unmount();
      container.remove();
      restoreActEnvironment(container);
    },
  };
}

const openAccess: Access = { evaluate: () => ({ granted: true }) };
const asIs = (page: ReactNode): ReactNode => page;

/** The tools of a test while the page is shown. */
interface Shown {
  title: string;
  address: string;
  navigate: NavigateFunction | null;
}

type OnShow = (change: Partial<Shown>) => void;

interface TestRoutesProps {
  areas: readonly Area<ComponentType>[];
  onShow: OnShow;
}

function TestRoutes({ areas, onShow }: TestRoutesProps): JSX.Element {
  const [resolved] = useState(() => resolveAreas(areas));
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(
    () => onShow({ address: pathname + search + hash, navigate }),
    [onShow, pathname, search, hash, navigate],
  );
  return (
    <AreasProvider areas={resolved}>
      <main>
        <Routes>
          {resolved.routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<TestPage key={route.path} route={route} onShow={onShow} />}
            />
          ))}
          <Route path="*" element={<Elsewhere onShow={onShow} />} />
        </Routes>
      </main>
    </AreasProvider>
  );
}

function Elsewhere({ onShow }: { onShow: OnShow }): null {
  useLayoutEffect(() => onShow({ title: '' }), [onShow]);
  return null;
}

const showFailed = (): JSX.Element => <p>This page failed.</p>;

function TestPage({ route, onShow }: { route: ResolvedRoute<ComponentType>; onShow: OnShow }): ReactNode {
  const params = useParams();
  const { granted } = useAccess(route.access);
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const routeTitle = typeof route.title === 'function' ? route.title(params) : route.title;
  const title = granted ? (ownTitle ?? routeTitle) : 'Access denied';
  useLayoutEffect(() => onShow({ title }), [onShow, title]);
  if (!granted) return <h1>Access denied</h1>;
  if (route.page === null) return <h1>{routeTitle}</h1>;
  return (
    <PageTitleContext value={setOwnTitle}>
      <AreaPart
        areaId={route.areaId}
        name={`The page ${route.path}`}
        load={route.page}
        fallback={null}
        failed={showFailed}
      />
    </PageTitleContext>
  );
}
