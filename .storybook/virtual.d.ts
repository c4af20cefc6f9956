declare module 'virtual:token-list' {
  /** Every public token: see `tokenList.ts`. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement cannot name a relative path here
  const tokenList: readonly import('../packages/ui/scripts/listTokens.ts').ListedToken[];
  export default tokenList;
}
