import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../preview.tsx';
import { examplesOf } from './examples.ts';

type FramedExampleProps = { name: string; side: 'Do' | 'Dont' };

function FramedExample({ name, side }: FramedExampleProps): JSX.Element | null {
  const Example = examplesOf(name)?.[side];
  return Example ? <Example /> : null;
}

/** The page of its own that the docs give to an example of a component that covers its page. */
const meta = preview.meta<FramedExampleProps, DecoratorFunction, FramedExampleProps>({
  title: 'Docs/Example',
  tags: ['!dev', '!autodocs', '!test', '!manifest'],
  component: FramedExample,
  args: { name: '', side: 'Do' },
});

export const Framed = meta.story();
