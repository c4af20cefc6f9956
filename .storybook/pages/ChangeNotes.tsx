import { Markdown } from '@storybook/addon-docs/blocks';
import type { JSX } from 'react';
import notes from 'virtual:change-notes';
import { Badge, type BadgeTone } from '../../packages/ui/src/components/Badge/Badge.tsx';
import type { ChangeNote } from '../changeNotes.ts';
import './pages.css';

const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kinds: Record<ChangeNote['kind'], { word: string; tone: BadgeTone }> = {
  major: { word: 'Breaking', tone: 'critical' },
  minor: { word: 'New', tone: 'info' },
  patch: { word: 'Fixed', tone: 'neutral' },
};

/** The design system's package first: this is its Storybook. */
const packages = ['@quayside/ui', '@quayside/portal-core', '@quayside/page-kit'];

/** For each package the changes since its last release, the newest first, then its releases. */
export function ChangeNotes(): JSX.Element {
  return (
    <>
      {packages.map((name) => {
        const own = notes.filter((note) => note.package === name);
        const releases = released[`../../packages/${name.replace('@quayside/', '')}/CHANGELOG.md`];
        return (
          <section key={name}>
            <h2>{name}</h2>
            {own.length > 0 && <h3>Next release</h3>}
            {own.map(({ kind, text }) => (
              <div key={text} className="change-note">
                <Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge>
                <Markdown>{text}</Markdown>
              </div>
            ))}
            {/* A release begins with a heading of level 2, that of its version; this page has the package there. */}
            {releases !== undefined && <Markdown>{releases.replaceAll(/^#+(?= )/gm, '$&#')}</Markdown>}
          </section>
        );
      })}
    </>
  );
}
