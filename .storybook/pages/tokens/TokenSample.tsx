import { useState, type CSSProperties, type JSX } from 'react';
import type { ListedToken } from '../../../packages/ui/scripts/listTokens.ts';

/** Draws a token with its own custom property, so that the sample follows the theme, the view and the density. */
export function TokenSample({ token: { id, type, property, values } }: { token: ListedToken }): JSX.Element {
  const value = `var(${property})`;
  const [group] = id.split('.');
  if (type === 'color')
    return <span className="sample-color" style={{ '--sample': value } as CSSProperties} />;
  if (type === 'shadow') return <span className="sample-box" style={{ boxShadow: value }} />;
  if (type === 'duration') return <Movement duration={value} easing="var(--qs-ease-out)" />;
  if (type === 'cubicBezier') return <Movement duration="1s" easing={value} />;
  if (group === 'radius') return <span className="sample-box" style={{ borderRadius: value }} />;
  const text = textStyles[group ?? '']?.(value, property);
  if (text)
    return (
      <span className="sample-text" style={text}>
        {texts[group ?? ''] ?? 'Ag 12'}
      </span>
    );
  if (type === 'dimension') return <span className="sample-length" style={{ inlineSize: value }} />;
  if (group === 'share')
    return <span className="sample-length" style={{ inlineSize: `calc(${value} * 100%)` }} />;
  return <span className="sample-number">{values[0]?.css}</span>;
}

/** Samples that are text, by group. */
const textStyles: Readonly<Record<string, (value: string, property: string) => CSSProperties>> = {
  'font-family': (fontFamily) => ({ fontFamily }),
  'font-size': (fontSize) => ({ fontSize, lineHeight: 1.2 }),
  'font-weight': (fontWeight) => ({ fontWeight }),
  'line-height': (lineHeight) => ({ lineHeight }),
  type: (font, property) => ({ font, letterSpacing: `var(${property}-letter-spacing)` }),
};

const texts: Readonly<Record<string, string>> = {
  'font-family': 'CIR-0O8B 1,411',
  'line-height': 'Two lines of text, one below the other',
};

/** A ball that runs when its button is pressed. */
function Movement({ duration, easing }: { duration: string; easing: string }): JSX.Element {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <button
      type="button"
      className="sample-movement"
      data-at={isAtEnd ? 'end' : 'start'}
      style={{ '--sample-duration': duration, '--sample-easing': easing } as CSSProperties}
      onClick={() => setIsAtEnd(!isAtEnd)}
    >
      Play
    </button>
  );
}
