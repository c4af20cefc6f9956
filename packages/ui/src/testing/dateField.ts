import { calendar, type CalendarPage } from './calendar.ts';
import { all, controlNamed, eventually, labelled, nameOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One date field. Days are `YYYY-MM-DD`. */
export type DateFieldPage = {
  control: () => HTMLInputElement;
  value: () => string;
  /** Returns the error of the date, and the possible dates. */
  description: () => string;
  /** Fills in a day, as the browser's own calendar does, and leaves the control. */
  fill: (date: string) => Promise<void>;
  /** Presses a button below the control. */
  preset: (label: string) => Promise<void>;
  /** Opens the calendar with its button. */
  openCalendar: () => Promise<CalendarPage>;
};

/** Reads and operates the date field with this label, or the only one. */
export function dateField(root: ParentNode, user: TestUser, label?: string): DateFieldPage {
  const control = (): HTMLInputElement => controlNamed(root, 'input[type="date"]', 'date field', label);
  const field = (): HTMLElement => {
    const element = control().parentElement?.parentElement?.parentElement;
    if (!element) throw new Error('The date field is not in the page.');
    return element;
  };
  return {
    control,
    value: () => control().value,
    description: () => {
      const ids = control().getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => textOf(control().ownerDocument.getElementById(id))).join(' ');
    },
    fill: async (date) => {
      const input = control();
      await user.click(input);
      // React ignores a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, date);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.blur();
    },
    preset: async (name) =>
      void (await user.click(labelled(all(field(), '[data-presets] button'), name, 'preset', nameOf))),
    openCalendar: async () => {
      const button = one(field(), 'button[aria-haspopup]', 'calendar button');
      if (button.ariaExpanded !== 'true') await user.click(button);
      const page = calendar(field(), user);
      await eventually(
        () => field().querySelector('[role="grid"]') ?? undefined,
        'No calendar has opened',
        2000,
      );
      return page;
    },
  };
}
