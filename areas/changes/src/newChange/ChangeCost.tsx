import { DateTime } from '@quayside/ui/DateTime';
import { Money } from '@quayside/ui/Money';
import { StickySummary, type StickySummaryLine } from '@quayside/ui/StickySummary';
import { useState, type JSX } from 'react';
import { MOST_DRAWN } from '@quayside/page-kit/list';
import type { ChangeRequestPreview } from '../api.ts';
import type { ChangePreview } from '../useChangePreview.ts';
import { changedFieldWords, changeImpactWords } from '../changeWords.ts';
import { PreviewProblemAlert } from './PreviewProblemAlert.tsx';

/** The charges and effects of a change, always in view while the user fills in the form. */
export function ChangeCost({ preview, isUpdating, problem }: ChangePreview): JSX.Element {
  const [expanded, setExpanded] = useState(false);
  return (
    <StickySummary
      title="What it costs and changes"
      updating={isUpdating}
      lines={
        preview
          ? linesOf(preview)
          : [{ ...unknownLine, ...(!problem && { detail: 'Fill in the form to see them' }) }]
      }
      expanded={expanded}
      onExpandedChange={setExpanded}
      note={problem ? <PreviewProblemAlert {...problem} /> : undefined}
    />
  );
}

const unknownLine: StickySummaryLine = { id: 'charges', label: 'Charges', value: '–', isMain: true };

function linesOf({ charges, diff, impact }: ChangeRequestPreview): StickySummaryLine[] {
  const { nrc, mrcBefore, mrcAfter, earliestDate } = charges;
  return [
    { id: 'nrc', label: 'One-off (NRC)', value: <Money {...nrc} />, isMain: true },
    {
      id: 'mrc',
      label: 'Monthly (MRC) after the change',
      value: <Money {...mrcAfter} />,
      detail:
        mrcAfter.amount === mrcBefore.amount ? (
          <span key="one">As today</span>
        ) : (
          <span key="other">
            Today <Money {...mrcBefore} />
          </span>
        ),
      isMain: true,
    },
    // The page shows each change beside its field, too.
    ...diff.slice(0, MOST_DRAWN).map(changedLine),
    { id: 'impact', label: 'Impact', value: changeImpactWords[impact] },
    { id: 'earliest', label: 'Earliest possible day', value: <DateTime value={earliestDate} /> },
  ];
}

function changedLine({ field, before, after }: ChangeRequestPreview['diff'][number]): StickySummaryLine {
  return {
    id: field,
    label: changedFieldWords[field],
    value: after ?? 'None',
    ...(before !== null && { detail: `Today ${before}` }),
  };
}
