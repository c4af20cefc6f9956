import type { LabelSource } from '../packages/ui/src/theme/quaysideContext.ts';

const supplied = new Map<string, object>();

/** A label source that keeps what it has supplied for `labelsOf`. Without a source the labels are English. */
export function keptLabels(source: LabelSource | undefined): LabelSource {
  return (component, english) => {
    const labels = { ...english, ...source?.(component, english) };
    supplied.set(component, labels);
    return labels;
  };
}

/**
 * The labels that the provider has supplied to a component, in the toolbar's language. A `play` asks for them instead
 * of the English texts: `labelsOf<ToastsLabels>('Toasts').dismiss`. A story's own `labels` are not among them.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a component is named, so only the caller knows the type of its labels
export function labelsOf<Labels extends object>(component: string): Labels {
  const labels = supplied.get(component);
  if (!labels) throw new Error(`${component} has no labels yet: no story has rendered it.`);
  return labels as Labels;
}
