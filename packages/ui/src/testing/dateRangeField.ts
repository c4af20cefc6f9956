import { dateField, type DateFieldPage } from './dateField.ts';
import { all, labelled, labelOf, nameOf, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One date range field. Days are `YYYY-MM-DD`, and an empty text leaves a side open. */
export type DateRangeFieldPage = {
  /** The group of both inputs. Throws with the existing labels when there is none. */
  element: () => HTMLElement;
  /** The field of the first day. */
  start: () => DateFieldPage;
  /** The field of the last day. */
  end: () => DateFieldPage;
  value: () => { start: string; end: string };
  /** The error of the group and its hint. The error of one day is its field's description. */
  description: () => string;
  /** Presses a button below the inputs. */
  preset: (label: string) => Promise<void>;
  /** The preset whose days the field has, or null. */
  chosenPreset: () => string | null;
};

/** Reads and operates the date range field with this label, or the first one. */
export function dateRangeField(root: ParentNode, user: TestUser, label?: string): DateRangeFieldPage {
  const groups = (): HTMLElement[] =>
    all(root, 'fieldset').filter((each) => each.querySelectorAll('input[type="date"]').length === 2);
  function element(): HTMLElement {
    const [first] = groups();
    if (label !== undefined) return labelled(groups(), label, 'date range field');
    if (!first) throw new Error('There is no date range field here.');
    return first;
  }
  const side = (place: 0 | 1): DateFieldPage => {
    const field = all(element(), '[data-field]:has(input[type="date"])')[place];
    return dateField(field ?? element(), user);
  };
  const presets = (selector = ''): HTMLElement[] => all(element(), `[data-presets] button${selector}`);
  return {
    element,
    start: () => side(0),
    end: () => side(1),
    value: () => ({ start: side(0).value(), end: side(1).value() }),
    description: () => {
      const ids = element().getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => textOf(element().ownerDocument.getElementById(id))).join(' ');
    },
    preset: async (name) => void (await user.click(labelled(presets(), name, 'preset', nameOf))),
    chosenPreset: () => {
      const [chosen] = presets('[aria-pressed="true"]');
      return chosen ? labelOf(chosen) : null;
    },
  };
}
