import type { ComponentPropsWithRef, JSX } from 'react';
import type { IStyledComponent } from 'styled-components';

/** The type of a styled element in a `*.styles.ts` file. Written out because every export needs an explicit type. */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = IStyledComponent<
  'web',
  ComponentPropsWithRef<Tag>
>;
