declare module 'virtual:token-list' {
  /** Every public token: see `tokenList.ts`. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement cannot name a relative path here
  const tokenList: readonly import('../packages/ui/scripts/listTokens.ts').ListedToken[];
  export default tokenList;
}

declare module 'virtual:change-notes' {
  /** The changes since the last release, the newest first: see `changeNotes.ts`. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement cannot name a relative path here
  const notes: readonly import('./changeNotes.ts').ChangeNote[];
  export default notes;
}
