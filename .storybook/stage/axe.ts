import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { composeStory } from '@storybook/react-vite';

type Composed = ReturnType<typeof composeStory>;
type Report = Composed['reporting']['reports'][number];
type Result = {
  violations?: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  error?: unknown;
};

/** Details of other results take axe longer than the rules themselves. */
const onlyViolations = { resultTypes: ['violations'] };

/** The rules of a story but the contrast of colours, which takes longer than all others together. */
export const allButContrast = { ...onlyViolations, rules: { 'color-contrast': { enabled: false } } };

/** Returns a line for each accessibility rule that reports call broken. */
export function brokenRules(reports: readonly Report[]): string[] {
  return reports.filter(({ type }) => type === 'a11y').flatMap(({ result }) => linesOf(result as Result));
}

/** Checks the contrast of some elements, with the story's own settings. */
export async function contrastProblems(
  { id, parameters }: Composed,
  elements: readonly Element[],
): Promise<string[]> {
  const reports: Report[] = [];
  const { a11y } = parameters;
  const context = {
    id,
    viewMode: 'story',
    globals: {},
    parameters: {
      a11y: {
        ...(a11y as object),
        context: { include: elements },
        options: { ...onlyViolations, runOnly: ['color-contrast'] },
      },
    },
    reporting: { reports, addReport: (report: Report) => reports.push(report) },
  };
  // The addon reads nothing else of a story's context.
  await checkAccessibility(context as unknown as Parameters<typeof checkAccessibility>[0]);
  return brokenRules(reports);
}

function linesOf({ error, violations = [] }: Result): string[] {
  if (error) return [`axe failed: ${JSON.stringify(error)}`];
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 160)} (${failureSummary.replaceAll(/\s+/gu, ' ').slice(0, 240)})`).join(' | ')}`,
  );
}
