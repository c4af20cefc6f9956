'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { MessageScreen, type ScreenAttributes } from '../MessageScreen/MessageScreen.tsx';

/** Every string of the screen. */
export type AccessDeniedScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The sentence under the heading. */
  text: string;
  /** Precedes the list of the missing access. */
  missing: string;
  /** The contact who can give access. Left out when `missing` is empty. */
  contact: string;
};

/** The missing access, and a way out. */
export type AccessDeniedScreenProps = ScreenAttributes & {
  /**
   * The missing access, in the user's terms: "Access to 1Cloud", "The approver role". Empty when nobody can grant it:
   * the hint to ask for it is then left out.
   */
  missing: readonly string[];
  /** A way out, such as a primary `ButtonLink` to the start page. */
  actions?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<AccessDeniedScreenLabels>;
};

const defaultLabels: AccessDeniedScreenLabels = {
  title: 'Access denied',
  text: 'You don’t have access to this page.',
  missing: 'To open it, you need:',
  contact: 'Your company’s portal administrator can give you access.',
};

/** Replaces a page that the user may not open. It names the missing permissions and who can grant them. */
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
