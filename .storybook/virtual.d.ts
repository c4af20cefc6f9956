declare module 'virtual:token-list' {
  /** Every public token: see `tokenList.ts`. */
  const tokenList: readonly import('../packages/ui/scripts/listTokens.ts').ListedToken[];
  export default tokenList;
}
