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

/** A stories file's `usage` parameter: a sentence each on when its component is right and when another one is. */
export type Usage = { when: string; whenNot: string };

/** The docs page of a component: what it is, when to use it and when not, then every story. */
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
    <dl style={{ marginBlock: 24, font: '16px/1.6 var(--qs-font-family-sans)', maxInlineSize: '66ch' }}>
      <dt style={{ fontWeight: 650 }}>When to use it</dt>
      <dd style={{ margin: '0 0 12px' }}>{usage.when}</dd>
      <dt style={{ fontWeight: 650 }}>When not to</dt>
      <dd style={{ margin: 0 }}>{usage.whenNot}</dd>
    </dl>
  );
}
