import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { disabled, inputStates } from '../../../../../.storybook/controlStates.fixtures.ts';
import { PseudoStates } from '../../../../../.storybook/PseudoStates.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NativeSelect } from './NativeSelect.tsx';

const contacts = (
  <>
    <option value="m.okafor">mara.okafor@northline.example</option>
    <option value="j.lindqvist">jonas.lindqvist@northline.example</option>
    <option value="a.ferreira">ana.ferreira@northline.example</option>
  </>
);

const meta = preview.meta({
  title: 'Controls/NativeSelect',
  component: NativeSelect,
  args: {
    placeholder: 'Please select contact for MSO role',
    children: contacts,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  render: (args) => (
    <Field label="MSO contact">
      <NativeSelect {...args} />
    </Field>
  ),
});

export const Placeholder = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'MSO contact' });
    await expect(select).toHaveDisplayValue('Please select contact for MSO role');
    const quiet = getComputedStyle(select).color;
    await userEvent.selectOptions(select, 'ana.ferreira@northline.example');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('a.ferreira');
    await expect(getComputedStyle(select).color).not.toBe(quiet);
    await userEvent.selectOptions(select, 'Please select contact for MSO role');
    await expect(select).toHaveValue('');
    await expect(getComputedStyle(select).color).toBe(quiet);
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'm.okafor' } });

/** A controlled value that the caller does not update does not change. */
export const Controlled = meta.story({
  tags: ['!autodocs'],
  args: { value: 'm.okafor' },
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'j.lindqvist');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('m.okafor');
  },
});

export const Regular = meta.story({
  args: { size: 'regular' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(height).toBe(tokenNumbers.size.control - 2);
  },
});

export const Compact = meta.story({
  args: { size: 'compact', 'aria-label': 'Cases a page', placeholder: undefined },
  render: (args) => (
    <NativeSelect {...args}>
      <option>10</option>
      <option>25</option>
      <option>50</option>
    </NativeSelect>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('combobox', { name: 'Cases a page' }).parentElement;
    await expect(frame?.getBoundingClientRect().height).toBe(tokenNumbers.size.controlCompact);
  },
});

export const Grouped = meta.story({
  args: {
    placeholder: 'Any site',
    children: (
      <>
        <optgroup label="Netherlands">
          <option>Amsterdam, Science Park 120</option>
          <option>Rotterdam, Wilhelminakade 85</option>
        </optgroup>
        <optgroup label="United Kingdom">
          <option>London, Goswell Road 260</option>
          <option disabled>Slough, Buckingham Avenue 8 (closed)</option>
        </optgroup>
      </>
    ),
  },
  render: (args) => (
    <Field label="Site">
      <NativeSelect {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    // A disabled option does not make the whole select look disabled.
    const select = canvas.getByRole('combobox', { name: 'Site' });
    const [option] = canvas.getAllByRole('option');
    if (!select.parentElement || !option) throw new Error('There is no option.');
    const { backgroundColor } = getComputedStyle(select.parentElement);
    await expect(backgroundColor).toBe(getComputedStyle(option).backgroundColor);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'm.okafor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const Invalid = meta.story({
  args: { required: true },
  render: (args) => (
    <Field label="MSO contact" error="Choose the contact for the MSO role.">
      <NativeSelect {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'MSO contact' });
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription('Choose the contact for the MSO role.');
  },
});

/** Every state. `PseudoStates` applies the page's own hover and focus rules. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PseudoStates>
      <Stack>
        {[...inputStates, disabled].map(({ name, props }) => (
          <NativeSelect key={name} aria-label={`Contact: ${name}`} {...props}>
            <option>{name}</option>
          </NativeSelect>
        ))}
      </Stack>
    </PseudoStates>
  ),
  play: async ({ canvas }) => {
    const frame = (name: string): CSSStyleDeclaration => {
      const { parentElement } = canvas.getByRole('combobox', { name: `Contact: ${name}` });
      return getComputedStyle(parentElement ?? document.body);
    };
    const lines = ['Rest', 'Hover', 'Invalid', 'Disabled'].map((name) => frame(name).borderTopColor);
    await expect(new Set(lines).size).toBe(lines.length);
    await expect(frame('Focus').outlineStyle).toBe('solid');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    placeholder: undefined,
    children: (
      <option>{`${'Verbindungsqualitätsüberwachungs'.repeat(4)}dienst, Standort Mönchengladbach`}</option>
    ),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div dir="rtl">
      <Field label="جهة الاتصال">
        <NativeSelect {...args} placeholder="اختر جهة اتصال" />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const chevron = select.nextElementSibling?.getBoundingClientRect();
    const { left, width } = select.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(left + width / 2);
  },
});
