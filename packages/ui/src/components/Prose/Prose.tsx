'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { ProseRoot } from './Prose.styles.ts';

/** The attributes of a `<div>`. */
export type ProseProps = ComponentPropsWithRef<'div'>;

/** Sets its children for reading: 16 px, about 66 characters a line, room around headings, lists and tables. */
export function Prose(props: ProseProps): JSX.Element {
  return <ProseRoot {...props} />;
}
