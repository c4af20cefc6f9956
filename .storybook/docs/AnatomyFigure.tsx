import { Story } from '@storybook/addon-docs/blocks';
import { useRef, useState, type JSX } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import type { Part } from '../../tools/stories/ComponentGuide.ts';
import { GuideText } from './GuideText.tsx';
import { usePartMarks, type MarkedPart } from './usePartMarks.ts';

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
  const outlined = pointed === null ? undefined : marks[pointed]?.box;
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
        <PartLines marks={marks} />
        {marks.map(
          (marked, index) =>
            marked && (
              <span
                key={parts[index]?.name}
                aria-hidden="true"
                data-part-mark
                className="guide-mark"
                style={{ insetInlineStart: marked.mark.x, insetBlockStart: marked.mark.y }}
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
            {note !== undefined && (
              <span>
                <GuideText text={note} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A line from each number to its part, with a dot at the part. */
function PartLines({ marks }: { marks: readonly (MarkedPart | undefined)[] }): JSX.Element {
  return (
    <svg className="guide-lines" aria-hidden="true">
      {marks.map(
        (marked, index) =>
          marked && (
            // oxlint-disable-next-line react/no-array-index-key -- a number is its place
            <g key={index}>
              <line x1={marked.mark.x} y1={marked.mark.y} x2={marked.mark.toX} y2={marked.mark.toY} />
              <circle cx={marked.mark.toX} cy={marked.mark.toY} r="2.5" />
            </g>
          ),
      )}
    </svg>
  );
}
