import type { ErrorSummaryItem } from '@quayside/ui/ErrorSummary';
import type { WizardStep } from '@quayside/ui/WizardFrame';
import * as v from 'valibot';
import type { FormProblemItem } from '../form/listProblems.tsx';

/** The errors of each step. */
export type StepProblems<Step extends string> = Readonly<Record<Step, readonly string[]>>;

/** The address of a step, at a field where one is named. */
export type AddressOfStep<Step extends string> = (step: Step, field?: string) => string;

/** The steps of a wizard, and the fields that they edit. */
export interface WizardStepsOptions<Step extends string> {
  /** In their order. */
  readonly steps: readonly Step[];
  /** The names of the steps, which are also their headings. */
  readonly names: Readonly<Record<Step, string>>;
  /** The fields of each step, in the order of the page. */
  readonly fields: Readonly<Record<Step, readonly string[]>>;
}

/** The state of the steps while the user is at one of them. */
export interface StepsProgress<Step extends string> {
  current: Step;
  /** The steps that the user has left, so that their problems are shown. */
  leftSteps: ReadonlySet<Step>;
  problems: StepProblems<Step>;
  addressOf: AddressOfStep<Step>;
}

/** The steps of a wizard: the order of the steps, the step of each field, and the errors of each step. */
export interface WizardSteps<Step extends string> {
  /** The step after this one; the last one stays. */
  nextStep(this: void, step: Step): Step;
  /** The steps before this one. */
  stepsBefore(this: void, step: Step): Step[];
  /** Returns the step that edits a field; null when no step does. */
  stepOfField(this: void, name: string | null): Step | null;
  /** The first problem of each field, by its step and in the order of the fields. */
  problemsOf(this: void, schema: v.GenericSchema, values: unknown): StepProblems<Step>;
  /** The steps as a `WizardFrame` takes them. */
  toFrameSteps(this: void, progress: StepsProgress<Step>): WizardStep[];
  /** The errors of an `ErrorSummary`, in the order of the fields. Each leads to its field. */
  toErrors(
    this: void,
    problems: readonly FormProblemItem[],
    addressOf: AddressOfStep<Step>,
  ): ErrorSummaryItem[];
}

/** Creates the steps of a wizard. */
export function createWizardSteps<Step extends string>({
  steps,
  names,
  fields,
}: WizardStepsOptions<Step>): WizardSteps<Step> {
  const order = steps.flatMap((step) => fields[step]);

  function stepOfField(name: string | null): Step | null {
    return steps.find((step) => fields[step].includes(rootOf(name))) ?? null;
  }

  /** Sorts problems by the order of the fields. A problem without a field comes first. */
  function inOrderOfFields<Named extends { readonly name: string | null }>(
    problems: readonly Named[],
  ): Named[] {
    return problems.toSorted(
      (one, other) => order.indexOf(rootOf(one.name)) - order.indexOf(rootOf(other.name)),
    );
  }

  return {
    stepOfField,
    nextStep: (step) => steps[steps.indexOf(step) + 1] ?? step,
    stepsBefore: (step) => steps.slice(0, steps.indexOf(step)),
    problemsOf(schema, values) {
      const found = new Map<string, string>();
      for (const issue of v.safeParse(schema, values).issues ?? []) {
        const name = v.getDotPath(issue) ?? '';
        if (!found.has(name)) found.set(name, issue.message);
      }
      const problems = inOrderOfFields(Array.from(found, ([name, message]) => ({ name, message })));
      const of = (step: Step): string[] =>
        problems.filter(({ name }) => stepOfField(name) === step).map(({ message }) => message);
      // `fields` has every step, so that the copy has the right type.
      const byStep: Record<Step, readonly string[]> = { ...fields };
      for (const step of steps) byStep[step] = of(step);
      return byStep;
    },
    toFrameSteps: ({ current, leftSteps, problems, addressOf }) =>
      steps.map((step) => ({
        id: step,
        label: names[step],
        href: addressOf(step),
        state:
          step === current || !leftSteps.has(step)
            ? 'upcoming'
            : problems[step].length > 0
              ? 'error'
              : 'done',
      })),
    toErrors: (problems, addressOf) =>
      inOrderOfFields(problems).map(({ id, name, message }) => {
        const step = stepOfField(name);
        return step === null ? { id, message } : { id, message, href: addressOf(step, name ?? '') };
      }),
  };
}

/** The field that a path such as `sites.0.postcode` begins with. */
function rootOf(name: string | null): string {
  return (name ?? '').split('.')[0] ?? '';
}
