import { Story } from '@storybook/addon-docs/blocks';
import { useRef, useState, type JSX } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import type { Part } from './ComponentGuide.ts';
import { usePartMarks } from './usePartMarks.ts';

type AnatomyFigureProps = {
  /** The story that shows all parts. */
  story: ModuleExport;
  parts: readonly Part[];
};

/** A story with a number at each part, and the list of the parts. Pointing at a part outlines it. */
export function AnatomyFigure({ story, parts }: AnatomyFigureProps): JSX.Element {
  const pictureRef = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const marks = usePartMarks(pictureRef, parts);
  const outlined = pointed === null ? undefined : marks[pointed];
  return (
    <div className="guide-anatomy">
      <div className="guide-picture" ref={pictureRef}>
        {/* A picture: nothing in it takes focus or clicks. */}
        <div inert>
          <Story of={story} />
        </div>
        {outlined && (
          <span
            className="guide-outline"
            style={{
              insetInlineStart: outlined.left,
              insetBlockStart: outlined.top,
              inlineSize: outlined.width,
              blockSize: outlined.height,
            }}
          />
        )}
        {marks.map(
          (mark, index) =>
            mark && (
              <span
                key={parts[index]?.name}
                aria-hidden="true"
                data-part-mark
                className="guide-mark"
                style={{ insetInlineStart: mark.x, insetBlockStart: mark.y }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="guide-parts">
        {parts.map(({ name, note }, index) => (
          <li
            key={name}
            data-missing-part={marks[index] ? undefined : name}
            onPointerEnter={() => setPointed(index)}
            onPointerLeave={() => setPointed(null)}
          >
            <strong>{name}</strong>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
