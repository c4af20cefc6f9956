import { plainText } from '@quayside/portal-core/addresses';

export const allTab = 'all';

/** The most characters that can be searched for. */
export const MAX_KEYWORD = 200;

export interface SearchParams {
  /** Trimmed; empty when the address names none. */
  readonly keyword: string;
  /** A kind, or `all`. */
  readonly tab: string;
}

/** Reads the address. A tab that is no kind is `all`. */
export function readSearchParams(params: URLSearchParams, kinds: readonly string[]): SearchParams {
  const keyword = plainText(params.get('keyword') ?? '').slice(0, MAX_KEYWORD);
  const tab = kinds.find((kind) => kind === params.get('tab')) ?? allTab;
  return { keyword, tab };
}

/** The address with another keyword, which begins with all kinds. Other parameters stay. */
export function withKeyword(params: URLSearchParams, keyword: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('tab');
  next.set('keyword', keyword);
  return next;
}

/** The address with another tab. Other parameters stay. */
export function withTab(params: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === allTab) next.delete('tab');
  else next.set('tab', tab);
  return next;
}

export function listHref(listPath: string, keyword: string): string {
  const [path = '', query] = listPath.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('q', keyword);
  return `${path}?${params}`;
}
