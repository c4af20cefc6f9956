import { Story } from '@storybook/addon-docs/blocks';
import { useRef, useState, type CSSProperties, type JSX } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import type { Part } from '../../tools/stories/ComponentGuide.ts';
import { GuideText } from './GuideText.tsx';
import { usePartBoxes } from './usePartBoxes.ts';

type AnatomyFigureProps = {
  /** The story that shows all parts. */
  story: ModuleExport;
  parts: readonly Part[];
};

/** A story with a number at each part, and the list of the parts. Pointing at a part outlines it. */
export function AnatomyFigure({ story, parts }: AnatomyFigureProps): JSX.Element {
  const pictureRef = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const boxes = usePartBoxes(pictureRef, parts);
  return (
    <div className="guide-anatomy">
      <div className="guide-picture" ref={pictureRef}>
        {/* A picture: nothing in it takes focus or clicks. */}
        <div inert>
          <Story of={story} />
        </div>
        {boxes.map(
          (part, index) =>
            part && (
              <span
                key={parts[index]?.name}
                aria-hidden="true"
                className="guide-part"
                data-outlined={pointed === index}
                style={part.box}
              >
                <span
                  className="guide-leader"
                  data-edge={part.edge}
                  style={{ '--distance': `${part.distance}px` } as CSSProperties}
                >
                  <span data-part-mark className="guide-mark">
                    {index + 1}
                  </span>
                </span>
              </span>
            ),
        )}
      </div>
      <ol className="guide-parts">
        {parts.map(({ name, note }, index) => (
          <li
            key={name}
            data-missing-part={boxes[index] ? undefined : name}
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
