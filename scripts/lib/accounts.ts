/** The sandbox's accounts, described for the terminal. */
const accounts: ReadonlyArray<readonly [name: string, what: string]> = [
  ['amelia', 'all access, every action, terms agreed'],
  ['noor', 'first login: terms of use, then three notifications'],
  ['ben', 'Apollo only; no 1Access, 1Cloud or partner programme'],
  ['chloe', 'Artemis only'],
  ['idris', 'Artemis without its pages, read-only'],
  ['grace', 'neither view'],
];

/** Returns the text that `npm start` and `npm run dev` print once everything runs. */
export function welcome(portalPort: number, sandboxPort: number): string {
  const list = accounts.map(([name, what]) => `    ${name.padEnd(8)}${what}`).join('\n');
  return [
    '',
    `  Quayside is running: http://localhost:${portalPort}   (sandbox http://localhost:${sandboxPort})`,
    '',
    '  Sign in with one of these, password quayside:',
    list,
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
