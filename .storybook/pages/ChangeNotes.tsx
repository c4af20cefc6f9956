import { Markdown } from '@storybook/addon-docs/blocks';
import type { JSX } from 'react';

const released = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pending = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The front matter of a changeset names its packages: `'@quayside/ui': minor`. */
const changeset = /^---\n(?<packages>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;
const kinds = ['major', 'minor', 'patch'] as const;
type Kind = (typeof kinds)[number];
const headings: Record<Kind, string> = { major: 'Breaking', minor: 'New', patch: 'Fixed' };

/** The changes of the design system since its last release by kind, then the releases. */
export function ChangeNotes(): JSX.Element {
  const changes = Object.values(pending).flatMap((source) => {
    const { packages = '', text = '' } = changeset.exec(source)?.groups ?? {};
    const kind = /@quayside\/ui['"]?: (?<kind>major|minor|patch)/.exec(packages)?.groups?.['kind'];
    return kind ? [{ kind: kind as Kind, text: text.trim() }] : [];
  });
  return (
    <>
      {changes.length > 0 && <h2>Next release</h2>}
      {kinds.map((kind) => {
        const own = changes.filter((change) => change.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind}>
              <h3>{headings[kind]}</h3>
              {own.map(({ text }) => (
                <Markdown key={text}>{text}</Markdown>
              ))}
            </section>
          )
        );
      })}
      {Object.values(released).map((text) => (
        <Markdown key={text}>{text}</Markdown>
      ))}
    </>
  );
}
