'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { ProseRoot } from './Prose.styles.ts';

/** The attributes of a `<div>`. */
export type ProseProps = ComponentPropsWithRef<'div'>;

/** Typography for long text: 16 px, about 66 characters per line, and spacing around headings, lists and tables. */
export function Prose(props: ProseProps): JSX.Element {
  return <ProseRoot {...props} />;
}
