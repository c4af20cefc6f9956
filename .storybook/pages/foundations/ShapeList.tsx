import type { JSX } from 'react';
import {
  bridge,
  crane,
  harbour,
  Illustration,
  mooringRing,
  type IllustrationShape,
} from '../../../packages/ui/src/components/Illustration/Illustration.tsx';
import '../pages.css';

const shapes: readonly { name: string; shape: IllustrationShape; use: string }[] = [
  { name: 'mooringRing', shape: mooringRing, use: 'Nothing is moored here: an empty list or page.' },
  {
    name: 'bridge',
    shape: bridge,
    use: 'An open bridge that a boat waits for: unavailable, or a part that failed.',
  },
  { name: 'crane', shape: crane, use: 'A box is being lifted: something is being built or delivered.' },
  { name: 'harbour', shape: harbour, use: 'The whole harbour: a page that begins something.' },
];

/** Every illustration with its use. */
export function ShapeList(): JSX.Element {
  return (
    <ul className="page-shapes">
      {shapes.map(({ name, shape, use }) => (
        <li key={name}>
          <Illustration {...shape} width={200} />
          <div>
            <code>{name}</code>
          </div>
          <p>{use}</p>
        </li>
      ))}
    </ul>
  );
}
