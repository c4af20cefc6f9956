import type { AccessRule } from '../access/rules.ts';
import type { AnyCall } from '../calls/defineCall.ts';
import type { RouteKind } from '../view/portalView.ts';

/** The parameters of a route's path and of its parents' paths, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Loads a page's code and resolves with its component. */
export type LoadPage<Page> = () => Promise<Page>;

/** One route of an area. It inherits `access`, `view`, `layout` and `liveChat` of its parent where it states none. */
export interface AreaRoute<Page = unknown> {
  /** React Router's pattern: absolute for a top-level route, relative to its parent for a child. */
  readonly path: string;
  /** The page's name, without the product's; a function receives the path parameters. A page refines it with `usePageTitle` once its data is loaded. */
  readonly title: string | ((params: RouteParams) => string);
  /** Who may see it. Default: the parent's rule. */
  readonly access?: AccessRule;
  /** Which view its address belongs to. Default: the parent's, else `shared`. */
  readonly view?: RouteKind;
  /** Loaded when the route is shown and access is granted. Without it a placeholder is shown. */
  readonly page?: LoadPage<Page>;
  /** `bare` shows the page without bar, announcement and popups. Default `standard`. */
  readonly layout?: 'standard' | 'bare';
  /** Offers live chat. `caseNumber` names the path parameter that holds the number of the case the chat is about. */
  readonly liveChat?: { readonly caseNumber: string };
  /** Leaving this route for one of the paths in `to` makes the responses of `calls` stale. */
  readonly resetsOnLeave?: { readonly to: readonly string[]; readonly calls: readonly AnyCall[] };
  readonly children?: readonly AreaRoute<Page>[];
}

/** An address that leads to another, before any guard. */
export interface AreaRedirect {
  readonly path: string;
  readonly to: string;
}

/** What an area contributes to the search page and the command palette. */
export interface SearchSource {
  /** What it finds, such as `case`; unique. */
  readonly kind: string;
  readonly label: string;
  readonly access: AccessRule;
}

/** A card of the dashboard. */
export interface DashboardCard<Page = unknown> {
  readonly id: string;
  readonly title: string;
  readonly access: AccessRule;
  readonly card: LoadPage<Page>;
}

/** How one kind of pinned item is shown. */
export interface PinKind<Page = unknown> {
  /** The kind of item, such as `case`; unique among all areas. */
  readonly kind: string;
  readonly access: AccessRule;
  readonly pin: LoadPage<Page>;
}

/** A safe action of the command palette: it opens an address. */
export interface AreaCommand {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly access: AccessRule;
}

/** The manifest of a product area: data only, no page code. */
export interface Area<Page = unknown> {
  /** Unique; names the area in error reports. */
  readonly id: string;
  readonly routes: readonly AreaRoute<Page>[];
  readonly redirects?: readonly AreaRedirect[];
  readonly search?: readonly SearchSource[];
  readonly dashboard?: readonly DashboardCard<Page>[];
  readonly pins?: readonly PinKind<Page>[];
  readonly commands?: readonly AreaCommand[];
}

/** A route with everything it inherits, and the id of its area. */
export interface ResolvedRoute<Page = unknown> extends Required<
  Pick<AreaRoute<Page>, 'title' | 'access' | 'view' | 'layout'>
> {
  readonly areaId: string;
  /** The absolute pattern. */
  readonly path: string;
  readonly page: LoadPage<Page> | null;
  readonly liveChat: { readonly caseNumber: string } | null;
  readonly resetsOnLeave: NonNullable<AreaRoute['resetsOnLeave']> | null;
}
