import { useLayoutEffect, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Calendar } from '../components/Calendar/Calendar.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Field } from '../components/Field/Field.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TopNav } from '../components/TopNav/TopNav.tsx';
import { calendar } from '../testing/index.ts';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { createBrand, type Brand } from './createBrand.ts';

/** Applies a brand while it is shown, as an application would by loading its stylesheet. */
function Branded({ brand, children }: { brand: Brand; children: ReactNode }) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brand.css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [brand]);
  return children;
}

const meridian = createBrand({
  accent: '#0b7285',
  view: 'meridian',
  radius: { control: 2, card: 4 },
});
const solstice = createBrand({ accent: '#ffd43b', view: 'solstice', radius: { control: 18, card: 20 } });

/** Darker than the page in the dark theme. */
const midnight = createBrand({ accent: '#14142b', view: 'midnight' });

const tabs = ['Overview', 'Sites'].map((label) => ({ id: label, label, panel: null }));

const names = { light: 'Order in daylight', dark: 'Order at night' };

function Sample({ title }: { title: string }) {
  return (
    <Card title={title} actions={<Button size="compact">Edit</Button>}>
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Tabs tabs={tabs} label={title} value="Overview" onValueChange={() => undefined} />
        <Field label="Site">
          <TextField defaultValue="Amsterdam, Herengracht 182" />
        </Field>
        <Checkbox label="Tell me when it is live" defaultChecked />
        <Button variant="primary">Order</Button>
      </div>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Foundations/Brand',
  component: Branded,
  // Not a component of the package.
  tags: ['!manifest'],
});

export const TwoBrands = meta.story({
  args: { brand: meridian, children: null },
  render: () => (
    <Branded brand={meridian}>
      <Branded brand={solstice}>
        <div
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}
        >
          {(['light', 'dark'] as const).flatMap((theme) =>
            ['meridian', 'solstice'].map((view) => (
              <ThemeScope key={theme + view} theme={theme} view={view} style={{ padding: 24 }}>
                <Sample title={names[theme]} />
              </ThemeScope>
            )),
          )}
        </div>
      </Branded>
    </Branded>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('button', { name: 'Order' })
      .map((button) => getComputedStyle(button));
    await expect(first?.borderRadius).toBe('2px');
    await expect(second?.borderRadius).toBe('18px');
    const accent = '--qs-color-accent';
    await expect(first?.getPropertyValue(accent)).toBe(meridian.light.accent);
    await expect(second?.getPropertyValue(accent)).toBe(solstice.light.accent);
    await expect(third?.getPropertyValue(accent)).toBe(meridian.dark.accent);
  },
});

export const DarkBrandInTheDark = meta.story({
  args: { brand: midnight, children: null },
  render: () => (
    <Branded brand={midnight}>
      <ThemeScope theme="dark" view="midnight" style={{ padding: 24 }}>
        <Sample title={names.dark} />
        <Calendar value="2026-11-27" onValueChange={() => undefined} today="2026-11-25" />
      </ThemeScope>
    </Branded>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const edge = midnight.dark['accent-edge'];
    const button = canvas.getByRole('button', { name: 'Order' });
    // Its border changes with a transition.
    await waitFor(() => expect(button).toHaveStyle({ borderTopColor: edge }));
    const day = calendar(canvasElement, userEvent).day('2026-11-27');
    await expect(day).toHaveStyle({ boxShadow: `inset 0 0 0 1px ${edge}` });
  },
});

export const InTheBar = meta.story({
  args: { brand: meridian, children: null },
  parameters: { layout: 'fullscreen' },
  globals: { view: 'meridian' },
  render: () => (
    <Branded brand={meridian}>
      <TopNav
        openId={null}
        onOpenChange={() => undefined}
        homeHref="/"
        brand={<strong>Meridian</strong>}
        labels={{ home: 'Meridian home' }}
        navigation={{
          status: 'ready',
          items: [
            { kind: 'link', id: 'orders', label: 'Orders', href: '/orders', current: true },
            { kind: 'link', id: 'sites', label: 'Sites', href: '/sites' },
          ],
        }}
      />
      <main id="main" />
    </Branded>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian home' })).toHaveTextContent('Meridian');
  },
});
