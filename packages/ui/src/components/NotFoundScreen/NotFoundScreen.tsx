'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type NotFoundScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The sentence under the heading. */
  text: string;
  /** The link that leads to the start page. */
  home: string;
};

/** The attributes of the screen, and where its link leads. */
export type NotFoundScreenProps = ScreenAttributes & {
  /** The address of the start page. */
  homeHref: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<NotFoundScreenLabels>;
};

const defaultLabels: NotFoundScreenLabels = {
  title: 'Page Not Found',
  text: 'We couldn’t find a page at this address. It may have moved, or the address may be mistyped.',
  home: 'Go to the start page',
};

/** Shown under the bar for an unknown address. */
export function NotFoundScreen({ homeHref, labels, ...rest }: NotFoundScreenProps): JSX.Element {
  const text = useLabels('NotFoundScreen', defaultLabels, labels);
  return (
    <MessageScreen
      {...rest}
      title={text.title}
      illustration={picture}
      actions={
        <ButtonLink variant="primary" href={homeHref}>
          {text.home}
        </ButtonLink>
      }
    >
      <p>{text.text}</p>
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M12 96h72v14M36 96V60h-4a7 7 0 0 1 0-14h40a7 7 0 0 1 0 14h-4v36"
    fine="M104 82h72l-10 18h-52zM136 82V48M136 52l24 24h-24M96 108h28m10 0h40m10 0h10M110 116h44"
    accent="M36 74h32M36 66h32c20 0 14 34 26 34 8 0 8-10 1-10"
  />
);
