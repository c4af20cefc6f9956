'use client';
import { useId, useRef, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ownText } from '../../theme/ownText.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  SummaryActions,
  SummaryHeading,
  SummaryLines,
  SummaryNote,
  SummaryRoot,
} from './StickySummary.styles.ts';
import { useSettledText } from './useSettledText.ts';

/** One figure. `id` is unique among the lines. */
export type StickySummaryLine = {
  /** Unique among the lines. */
  id: string;
  /** The name of the figure: "Monthly (MRC)". */
  label: ReactNode;
  /** The figure, formatted by the caller. */
  value: ReactNode;
  /** More about the figure, under it: "over 36 months". */
  detail?: ReactNode;
  /** Large, and visible in a collapsed foot bar. Default: the first line only. */
  isMain?: boolean;
};

/** Every string of a summary. */
export type StickySummaryLabels = {
  /** The button of the foot bar that shows every line. */
  expand: string;
  /** The button of the foot bar that shows the main lines only. */
  collapse: string;
  /** The sentence under the figures, unless there is a `note`. */
  vatExcluded: string;
  /** Replaces the note while figures are computed. */
  updating: string;
};

/** The totals of the user's choices on the page. */
export type StickySummaryProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The heading. It names the section. */
  title: ReactNode;
  /** Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The figures, in the order in which they are shown. */
  lines: readonly StickySummaryLine[];
  /** New figures are being computed, so the present ones are out of date. Default false. */
  updating?: boolean;
  /** A sentence under the figures. Default: VAT is excluded. */
  note?: ReactNode;
  /** The next step: a primary button. */
  action?: ReactNode;
  /** Whether the foot bar of a narrow window shows every line. Default false. */
  expanded?: boolean;
  /** Lets the user expand the foot bar. Without it every line is always visible. */
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<StickySummaryLabels>;
};

const defaultLabels: StickySummaryLabels = {
  expand: 'Show all figures',
  collapse: 'Show fewer figures',
  vatExcluded: 'VAT excluded.',
  updating: 'Updating…',
};

/**
 * Totals that stay in view: put it last, in the end column. It sticks under the bar, and in a narrow window at the
 * foot. New figures are announced politely once they have settled.
 */
export function StickySummary({
  title,
  headingLevel = 2,
  lines,
  updating = false,
  note,
  action,
  expanded = false,
  onExpandedChange,
  labels,
  children,
  ...rest
}: StickySummaryProps): JSX.Element {
  const text = useLabels('StickySummary', defaultLabels, labels);
  const id = useId();
  const linesRef = useRef<HTMLDListElement>(null);
  const announcement = useSettledText(linesRef, updating);
  const hasMain = lines.some(({ isMain = false }) => isMain);
  const isOpen = expanded || !onExpandedChange;
  return (
    <SummaryRoot
      aria-labelledby={`${id}-title`}
      {...rest}
      data-floating="foot"
      data-state={isOpen ? 'expanded' : 'collapsed'}
      data-updating={updating}
    >
      <SummaryHeading as={`h${headingLevel}`} id={`${id}-title`}>
        {title}
      </SummaryHeading>
      <SummaryLines ref={linesRef} id={`${id}-lines`} aria-busy={updating}>
        {lines.map(({ id: lineId, label, value, detail, isMain = false }, index) => (
          <div key={lineId} data-main={hasMain ? isMain : index === 0}>
            <dt>{label}</dt>
            <dd>
              {ownText(value)}
              {detail !== undefined && <small>{detail}</small>}
            </dd>
          </div>
        ))}
      </SummaryLines>
      <SummaryNote>{updating ? text.updating : (note ?? text.vatExcluded)}</SummaryNote>
      {children}
      {(action !== undefined || onExpandedChange) && (
        <SummaryActions>
          {onExpandedChange && (
            <IconButton
              icon={chevronDownIcon}
              label={expanded ? text.collapse : text.expand}
              aria-expanded={expanded}
              aria-controls={`${id}-lines`}
              data-toggle
              onClick={() => onExpandedChange(!expanded)}
            />
          )}
          {action}
        </SummaryActions>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </SummaryRoot>
  );
}
