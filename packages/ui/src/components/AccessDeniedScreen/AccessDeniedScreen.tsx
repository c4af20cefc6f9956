'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Illustration } from '../MessageScreen/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type AccessDeniedScreenLabels = { title: string; text: string; missing: string; contact: string };

/** The way out goes into `actions`: a primary `ButtonLink` to the start page, as on the other screens that have one. */
export type AccessDeniedScreenProps = ScreenAttributes & {
  /** What the user would need, in a customer's words: "Access to 1Cloud", "The role of an approver". Empty where nobody could give it to him: then he is not told to ask. */
  missing: readonly string[];
  actions?: ReactNode;
  labels?: Partial<AccessDeniedScreenLabels>;
};

const defaultLabels: AccessDeniedScreenLabels = {
  title: 'Access denied',
  text: 'You are signed in, but this page is not open to you.',
  missing: 'To open it you need:',
  contact: 'Ask your company’s portal administrator for it.',
};

/** What stands in a page's place when the user may not open it: it names what is missing and whom to ask for it. */
export function AccessDeniedScreen({
  missing,
  actions,
  labels,
  ...rest
}: AccessDeniedScreenProps): JSX.Element {
  const text = useLabels('AccessDeniedScreen', defaultLabels, labels);
  return (
    <MessageScreen {...rest} title={text.title} illustration={picture} actions={actions}>
      <p>{text.text}</p>
      {missing.length > 0 && (
        <>
          <p>{text.missing}</p>
          <ul>
            {missing.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
          <p>{text.contact}</p>
        </>
      )}
    </MessageScreen>
  );
}

const picture = (
  <Illustration
    bold="M40 102V50h18v52M30 102h38M154 102V68M144 102h20"
    fine="M12 102h12m50 0h66m30 0h18M58 82h96M86 82v20m20-20v20m20-20v20M40 60h18"
    accent="M58 66h108"
  />
);
