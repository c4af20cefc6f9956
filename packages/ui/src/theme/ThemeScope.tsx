'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { rootAttributes, type Appearance } from './rootAttributes.ts';

/** An appearance and the attributes of a `<div>`. */
export type ThemeScopeProps = Appearance & Omit<ComponentPropsWithRef<'div'>, 'dir'>;

/** Sets the appearance of a part of the page, such as a preview of the other view. */
export function ThemeScope({ theme, view, direction, density, ...rest }: ThemeScopeProps): JSX.Element {
  return <div {...rest} {...rootAttributes({ theme, view, direction, density })} />;
}
