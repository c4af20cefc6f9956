'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { rootAttributes, type Appearance } from './rootAttributes.ts';

/** An appearance and the attributes of a `<div>`. */
export type ThemeScopeProps = Appearance & Omit<ComponentPropsWithRef<'div'>, 'dir'>;

/** Gives a part of the page an appearance of its own, such as a preview of the other view. */
export function ThemeScope({ theme, view, direction, ...rest }: ThemeScopeProps): JSX.Element {
  return <div {...rest} {...rootAttributes({ theme, view, direction })} />;
}
