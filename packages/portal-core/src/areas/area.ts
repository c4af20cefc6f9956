import type { AccessRule } from '../access/createAccess.ts';
import type { RouteKind } from '../view/portalView.ts';
import type { PinResolver, SearchFunction } from './sources.ts';

/** The parameters of a route's path and of its parents' paths, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Loads code on first use. */
export type LoadCode<Code> = () => Promise<Code>;

/** One route of an area. It inherits `access`, `view`, `layout` and `liveChat` from its parent where it states none. */
export interface AreaRoute<Page = unknown> {
  /** React Router's pattern: absolute for a top-level route, relative to its parent for a child. A child inherits its parents' parameters. */
  readonly path: string;
  /**
   * The page's name, without the product's: text, or a function of the path parameters. Once a page has loaded its data it may name
   * itself with `usePageTitle`. Without a title the route only groups its children.
   */
  readonly title?: string | ((params: RouteParams) => string);
  /** The access rule. Default: the parent's rule, else any signed-in user. */
  readonly access?: AccessRule;
  /** Which view its address belongs to. Default: the parent's, else `shared`. */
  readonly view?: RouteKind;
  /** Loads the page, when the route is shown and access is granted. Without it a placeholder is shown. */
  readonly page?: LoadCode<Page>;
  /** `bare` shows the page without bar, announcement and popups. Default: the parent's, else `standard`. */
  readonly layout?: 'standard' | 'bare';
  /** False leaves it out of the pages of the command palette, because its address means nothing without a query. Default true, except for a path with parameters and for a placeholder. */
  readonly inPalette?: boolean;
  /** Offers live chat. `caseParam` names the path parameter that holds the number of the case the chat is about. */
  readonly liveChat?: { readonly caseParam?: string };
  /** Leaving this route for one of the patterns in `to` makes the responses of the operations whose ids are in `invalidates` stale. */
  readonly resetsOnLeave?: { readonly to: readonly string[]; readonly invalidates: readonly string[] };
  readonly children?: readonly AreaRoute<Page>[];
}

/** An address that leads to another, before any access rule. */
export interface AreaRedirect {
  readonly path: string;
  readonly to: string;
}

/** The part of an area in the search page and the command palette. */
export interface SearchSource {
  /** The kind of its results, such as `case`; unique among all areas. */
  readonly kind: string;
  /** The name of its tab, such as `Cases`. */
  readonly label: string;
  /**
   * The shape of its identifiers, in lower case, with letters and digits only and without leading zeros: `/^cr\d/`. The source is asked
   * first for a text of this shape. Default: its identifiers have none.
   */
  readonly identifierShape?: RegExp;
  readonly access: AccessRule;
  /** The address of the area's list, which takes the text as its parameter `q`. Without it there is no link to all results. */
  readonly listPath?: string;
  readonly search: LoadCode<SearchFunction>;
}

/** A card of the dashboard. */
export interface DashboardCard<Card = unknown> {
  /** Unique among all areas. */
  readonly id: string;
  readonly title: string;
  readonly access: AccessRule;
  /** `waiting` is a number that waits for the user, shown first; `overview` is a chart or a list below. Default `overview`. */
  readonly placement?: 'waiting' | 'overview';
  readonly card: LoadCode<Card>;
}

/** The source of the live status of pinned items of one kind. */
export interface PinKind {
  /** The kind of item, such as `case`; unique among all areas. */
  readonly kind: string;
  readonly access: AccessRule;
  readonly resolve: LoadCode<PinResolver>;
}

/** A safe action of the command palette: it opens an address. */
export interface AreaCommand {
  /** Unique among all areas. */
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
  /** An address that contains one of these has the bare layout, also one that no route knows. */
  readonly bareFragments?: readonly string[];
  readonly search?: readonly SearchSource[];
  readonly dashboard?: readonly DashboardCard<Page>[];
  readonly pins?: readonly PinKind[];
  readonly commands?: readonly AreaCommand[];
}

/** A route with everything it inherits, and the id of its area. */
export interface ResolvedRoute<Page = unknown> extends Required<
  Pick<AreaRoute<Page>, 'access' | 'view' | 'layout'>
> {
  readonly areaId: string;
  readonly title: NonNullable<AreaRoute['title']>;
  /** The absolute pattern. */
  readonly path: string;
  readonly page: LoadCode<Page> | null;
  readonly liveChat: NonNullable<AreaRoute['liveChat']> | null;
  readonly resetsOnLeave: NonNullable<AreaRoute['resetsOnLeave']> | null;
  /** True for a page, no placeholder, that can be opened by its path alone. */
  readonly inPalette: boolean;
}

/** A search source, card, pin kind or command, with the id of its area. */
export type Contribution<Part> = Part & { readonly areaId: string };
