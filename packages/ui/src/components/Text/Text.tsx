'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { TextRoot } from './Text.styles.ts';

/**
 * The element: a paragraph, a part of one, a block, an important part, a side comment, a text in any
 * direction, or a list of sentences with markers.
 */
export type TextElement = 'p' | 'span' | 'div' | 'strong' | 'small' | 'bdi' | 'ul';

/** `quiet` is for what is secondary, `critical` for an error. */
export type TextTone = 'default' | 'quiet' | 'critical';

/** A role of the type scale: 28 px for a figure, 16 px for reading, 14 px for the body, 12 px for a label. */
export type TextSize = 'figure' | 'reading' | 'body' | 'label';

/** `anywhere` also breaks inside words, `nowrap` never breaks, `lines` keeps line breaks and spaces. */
export type TextWrap = 'anywhere' | 'nowrap' | 'lines';

/** The role of a text. */
export type TextProps = ComponentPropsWithRef<'p'> & {
  /** Default `p`. */
  as?: TextElement;
  /** Default `default`: the colour of the text around it. */
  tone?: TextTone;
  /** Sets size, weight and line height together. Default: those of the text around it. */
  size?: TextSize;
  /** Where lines break. Default: as in the text around it. */
  wrap?: TextWrap;
  /** Digits of equal width, for numbers below each other. Default false. */
  numeric?: boolean;
};

/** A text without margins. The space around it comes from what holds it, such as a `Stack`. */
export function Text({
  as = 'p',
  tone = 'default',
  size,
  wrap,
  numeric = false,
  ...rest
}: TextProps): JSX.Element {
  return (
    <TextRoot
      {...rest}
      as={as}
      data-tone={tone}
      data-size={size}
      data-wrap={wrap}
      data-numeric={numeric ? '' : undefined}
    />
  );
}
