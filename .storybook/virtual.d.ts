declare module 'virtual:token-list' {
  import type { ListedToken } from '../packages/ui/scripts/listTokens.ts';

  /** Every public token: see `tokenList.ts`. */
  const tokenList: readonly ListedToken[];
  export default tokenList;
}
