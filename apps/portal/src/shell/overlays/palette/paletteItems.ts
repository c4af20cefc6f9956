import type { searchPath } from '@quayside/contract/paths/search';
import { addressTo } from '@quayside/portal-core/addresses';
import type { AreaCommand, ResolvedRoute, SearchResult } from '@quayside/portal-core/areas';
import type { PortalView } from '@quayside/portal-core/view';
import type { CommandPaletteItem } from '@quayside/ui/CommandPalette';
import { arrowEndIcon, plusIcon, searchIcon } from '@quayside/ui/icons';
import { isIdentifier } from '@quayside/page-kit/search';

/** An item of the palette, the address that it opens, and the text that it is found by. */
export interface PaletteEntry extends CommandPaletteItem {
  readonly href: string;
  readonly label: string;
  readonly words: string;
}

interface RecentItem {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** The number of recent items that are shown before the user types. */
const RECENT_ITEMS = 6;

type PageRoute = Pick<ResolvedRoute, 'path' | 'title' | 'view' | 'inPalette'>;

/** The view that the user works in, and whether to name the view of each page, because the user has both. */
export interface PageEntriesOptions {
  readonly view: PortalView;
  readonly namesView: boolean;
}

/** The pages that can be opened by their path alone, those of the user's view first. A page that a command opens is left out. */
export function pageEntries(
  routes: readonly PageRoute[],
  commands: readonly AreaCommand[],
  { view: ownView, namesView }: PageEntriesOptions,
): readonly PaletteEntry[] {
  const opened = new Set(commands.map(({ href }) => href));
  // The start page has two addresses.
  const pages = routes
    .filter(({ path, inPalette }) => inPalette && path !== '/' && !opened.has(path))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  function rankOf({ view }: PageRoute): number {
    if (view === ownView) return 0;
    return view === 'shared' ? 2 : 1;
  }
  const nameOf = ({ path, title }: PageRoute): string =>
    typeof title === 'string' ? title : nameOfPath(path);
  const isShared = (page: PageRoute): boolean =>
    pages.some((other) => other !== page && other.view === page.view && nameOf(other) === nameOf(page));
  return pages.map((page) => {
    const { path, view } = page;
    const label = isShared(page) ? nameOfPath(path) : nameOf(page);
    const words = `${label} ${nameOfPath(path)} ${viewNames[view]}`;
    const entry = { id: `page ${path}`, href: path, label, icon: arrowEndIcon, group: 'Pages', words };
    return namesView && view !== 'shared' ? Object.assign(entry, { description: viewNames[view] }) : entry;
  });
}

const viewNames = { apollo: 'Apollo', artemis: 'Artemis', shared: '' };

/** The name that a path suggests: `Terms of use` for `/terms-of-use`. */
function nameOfPath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The actions that only open an address. */
export function commandEntries(commands: readonly AreaCommand[]): readonly PaletteEntry[] {
  return commands.map(({ id, label, href }) => ({
    id: `command ${id}`,
    href,
    label,
    icon: plusIcon,
    group: 'Actions',
    words: label,
  }));
}

/** Returns the recent items of the user, without the present page. */
export function recentEntries(items: readonly RecentItem[], address: string): readonly PaletteEntry[] {
  return items
    .filter(({ href }) => href !== address)
    .slice(0, RECENT_ITEMS)
    .map(({ kind, id, title, href }) => ({
      id: `recent ${kind} ${id}`,
      href,
      label: title,
      group: 'Recent',
      // A search is called by its words alone.
      description: id === title ? 'Search' : id,
      words: `${title} ${id}`,
    }));
}

export function resultEntry(kind: string, group: string, result: SearchResult): PaletteEntry {
  const { id, title, detail, href, match, status } = result;
  const why = match && `${match.label}: ${match.text}`;
  const description = [detail, why, status?.text].filter(Boolean).join(' · ');
  return {
    id: `${kind} ${id}`,
    href,
    label: title,
    group,
    ...(description && { description }),
    words: `${title} ${description}`,
  };
}

export function searchPageEntry(text: string): PaletteEntry {
  return {
    id: 'search page',
    href: addressTo<typeof searchPath>('/search', {}, { keyword: text }),
    label: `Show all results for “${text}”`,
    icon: searchIcon,
    group: 'Search',
    words: text,
  };
}

/** Returns the entries that contain every word of a text. Entries that begin with the text come first. */
export function entriesWith(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => words.every((word) => entry.words.toLowerCase().includes(word)));
  const begins = ({ label }: PaletteEntry): boolean => label.toLowerCase().startsWith(text.toLowerCase());
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** The results of the text before that also fit a longer one: they stay while the sources search. Exact identifiers come first. */
export function entriesStillFound(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const isExact = ({ id }: PaletteEntry): boolean => isIdentifier(text, id.slice(id.indexOf(' ') + 1));
  const found = entriesWith(entries, text);
  return [...found.filter(isExact), ...found.filter((entry) => !isExact(entry))];
}
