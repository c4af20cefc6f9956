import { useState, type JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateField } from '../../testing/index.ts';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { Field } from '../Field/Field.tsx';
import { DateField, defaultDateFieldLabels } from './DateField.tsx';

const { incomplete } = defaultDateFieldLabels;
const onIncompleteChange = vi.fn<(incomplete: boolean) => void>();
const onValueChange = vi.fn<(value: string) => void>();

let host: HTMLDivElement;
let root: Root;

beforeEach(() => {
  vi.clearAllMocks();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

function RequiredDate({ error }: { error?: string }): JSX.Element {
  const [value, setValue] = useState('');
  return (
    <QuaysideProvider>
      <Field label="Required date" error={error}>
        <DateField
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange(next);
          }}
          onIncompleteChange={onIncompleteChange}
          presets={[{ id: 'earliest', label: 'Earliest possible', value: '2026-11-25' }]}
        />
      </Field>
    </QuaysideProvider>
  );
}

async function show(content: JSX.Element): Promise<HTMLInputElement> {
  root.render(content);
  return vi.waitFor(() => dateField(host, userEvent, 'Required date').control(), { timeout: 15_000 });
}

/** Types two digits, which fill in one part of the date, and leaves the input. */
async function typeOnePart(input: HTMLInputElement): Promise<void> {
  input.focus();
  await userEvent.keyboard('11');
  input.blur();
}

it('DateField reports a half-typed date, says so, and takes it back when the date is complete', async () => {
  const input = await show(<RequiredDate />);
  await typeOnePart(input);
  await expect.poll(() => host.textContent).toContain(incomplete);
  expect(input.ariaInvalid).toBe('true');
  expect(onIncompleteChange.mock.calls).toEqual([[true]]);
  expect(onValueChange).not.toHaveBeenCalled();

  input.focus();
  await userEvent.keyboard('11112026');
  input.blur();
  await expect.poll(() => host.textContent).not.toContain(incomplete);
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-11');
  expect(onIncompleteChange.mock.calls).toEqual([[true], [false]]);
});

it('DateField takes a half-typed date back when a preset replaces it', async () => {
  const input = await show(<RequiredDate />);
  await typeOnePart(input);
  await expect.poll(() => host.textContent).toContain(incomplete);
  await dateField(host, userEvent).preset('Earliest possible');
  await expect.poll(() => host.textContent).not.toContain(incomplete);
  expect(input.value).toBe('2026-11-25');
  expect(onIncompleteChange.mock.calls).toEqual([[true], [false]]);
});

it('DateField leaves a half-typed date in the input when its form renders again', async () => {
  const input = await show(<RequiredDate />);
  await typeOnePart(input);
  await expect.poll(() => host.textContent).toContain(incomplete);
  root.render(<RequiredDate error="Choose a day." />);
  await expect.poll(() => host.textContent).toContain('Choose a day.');
  expect(input.validity.badInput).toBe(true);
  // One error is enough.
  expect(host.textContent).not.toContain(incomplete);
});
