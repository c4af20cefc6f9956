import type { Shown } from '../../.storybook/stage/Stage.ts';

/** Returns the problems while the stage showed a story, one line each. */
export function shownProblems({ error, violations, consoleErrors, axe }: Shown): string[] {
  return [
    ...(error === null ? [] : [`failed: ${error}`]),
    ...violations
      // Storybook's own tools add styles to the page; users never meet them.
      .filter(({ source }) => !source.startsWith('/assets/storybook-'))
      .map(
        ({ directive, blocked, source }) => `${source} violates the policy: ${directive} refused ${blocked}`,
      ),
    ...consoleErrors,
    ...axe,
  ];
}
