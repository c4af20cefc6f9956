import type { JSX, ReactNode } from 'react';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { checkIcon, closeIcon } from '../../packages/ui/src/icons/index.ts';
import type { ComponentGuide } from '../../tools/stories/ComponentGuide.ts';
import { examplesOf } from './examples.ts';
import { guideNamed } from './guides.ts';
import { DocsLink, GuideText } from './GuideText.tsx';
import { LiveExample } from './LiveExample.tsx';

type SectionProps = { guide: ComponentGuide };

/** A heading of a docs page, with a line above. */
export function GuideHeading({ children }: { children: ReactNode }): JSX.Element {
  return <h2 className="guide-heading">{children}</h2>;
}

/** When to use the component, and when another one. */
export function UsageSection({ guide }: SectionProps): JSX.Element {
  return (
    <div className="guide-columns">
      <Box title="When to use it">
        <GuideText text={guide.when} />
      </Box>
      <Box title="When not to">
        <GuideText text={guide.whenNot} />
      </Box>
    </div>
  );
}

/** A right and a wrong use, in words and, where the component has live examples, as they look. */
export function ExampleSection({ guide, name }: SectionProps & { name: string }): JSX.Element | null {
  if (!guide.example) return null;
  return (
    <>
      <GuideHeading>Do and don’t</GuideHeading>
      <div className="guide-columns guide-examples" data-wide={examplesOf(name)?.isWide ?? false}>
        <Example name={name} side="Do" text={guide.example.do} />
        <Example name={name} side="Dont" text={guide.example.dont} />
      </div>
    </>
  );
}

type ExampleProps = { name: string; side: 'Do' | 'Dont'; text: string };

function Example({ name, side, text }: ExampleProps): JSX.Element {
  const isDo = side === 'Do';
  return (
    <div className="guide-box" data-tone={isDo ? 'positive' : 'critical'}>
      <LiveExample name={name} side={side} />
      <strong>
        <Icon icon={isDo ? checkIcon : closeIcon} size={16} />
        {isDo ? 'Do' : 'Don’t'}
      </strong>
      <p>
        <GuideText text={text} />
      </p>
    </div>
  );
}

/** The guidelines for the component's texts and for assistive technology. */
export function RulesSection({ guide }: SectionProps): JSX.Element {
  return (
    <div className="guide-columns">
      {guide.content.length > 0 && <Rules title="Content" rules={guide.content} />}
      <Rules title="Accessibility" rules={guide.accessibility} />
    </div>
  );
}

/** The keyboard table of the component. */
export function KeyboardSection({ guide }: SectionProps): JSX.Element | null {
  if (guide.keyboard.length === 0) return null;
  return (
    <>
      <GuideHeading>Keyboard</GuideHeading>
      <table className="guide-keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {guide.keyboard.map(({ keys, effect }) => (
            <tr key={keys}>
              <th scope="row">
                <Keys text={keys} />
              </th>
              <td>
                <GuideText text={effect} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The other components of the same task. */
export function RelatedSection({ guide }: SectionProps): JSX.Element {
  return (
    <>
      <GuideHeading>Related</GuideHeading>
      <ul className="guide-related">
        {guide.related.map((name) => (
          <li key={name}>
            <DocsLink name={name} />
            <span>{guideNamed(name)?.summary}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }): JSX.Element {
  return (
    <div className="guide-box">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }): JSX.Element {
  return (
    <div>
      <GuideHeading>{title}</GuideHeading>
      <ul className="guide-list">
        {rules.map((rule) => (
          <li key={rule}>
            <GuideText text={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Control + K, Command + K`: keys that are pressed together are joined by a plus. */
function Keys({ text }: { text: string }): JSX.Element {
  return (
    <>
      {[...text.matchAll(/, | \+ |(?:(?!, | \+ ).)+/g)].map(({ 0: part, index: start }) =>
        /^(?:, | \+ )$/.test(part) ? part : <kbd key={start}>{part}</kbd>,
      )}
    </>
  );
}
