import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { JSX } from 'react';

/** The `usage` parameter of a stories file: when to use its component, and when to use another one. */
export type Usage = { when: string; whenNot: string };

/** The docs page of a component: its description, its usage, then every story. */
export function ComponentDocs(): JSX.Element {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <UsageNote />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function UsageNote(): JSX.Element | null {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage: Usage | undefined = preparedMeta.parameters['usage'];
  if (!usage) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 32px', marginBlock: '24px 32px' }}>
      <UsageColumn title="When to use it" text={usage.when} />
      <UsageColumn title="When not to" text={usage.whenNot} />
    </div>
  );
}

function UsageColumn({ title, text }: { title: string; text: string }): JSX.Element {
  return (
    <div style={{ flex: '1 1 280px', paddingBlockStart: 12, borderBlockStart: '1px solid currentcolor' }}>
      <strong>{title}</strong>
      <p style={{ margin: '4px 0 0' }}>{text}</p>
    </div>
  );
}
