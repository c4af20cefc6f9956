'use client';
import type { JSX } from 'react';
import { chevronEndIcon } from '../../icons/chevronEndIcon.ts';
import { chevronStartIcon } from '../../icons/chevronStartIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PaginationLabels } from './Pagination.labels.ts';
import { CompactPage, Gap, PageButton, PageList, Pages } from './Pagination.styles.ts';
import { pageSlots } from './pageSlots.ts';

/** The props of the buttons. `current` is one of `pages`. */
export type PageStepsProps = {
  current: number;
  pages: number;
  format: (count: number) => string;
  text: PaginationLabels;
  onPageChange: (page: number) => void;
};

export function PageSteps({ current, pages, format, text, onPageChange }: PageStepsProps): JSX.Element {
  const ends = { first: current === 1, last: current === pages };
  return (
    <Pages>
      <StepButton
        icon={chevronStartIcon}
        label={text.previous}
        ends={ends.first}
        onClick={() => onPageChange(current - 1)}
      />
      <CompactPage>{fillLabel(text.compact, { page: format(current), pages: format(pages) })}</CompactPage>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back */}
      <PageList role="list">
        {pageSlots(current, pages).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot}>
              <PageButton
                type="button"
                aria-label={fillLabel(text.page, { page: format(slot) })}
                {...(slot === current && { 'aria-current': 'page' })}
                onClick={() => onPageChange(slot)}
              >
                {format(slot)}
              </PageButton>
            </li>
          ) : (
            <Gap key={slot} aria-hidden="true" />
          ),
        )}
      </PageList>
      <StepButton
        icon={chevronEndIcon}
        label={text.next}
        ends={ends.last}
        onClick={() => onPageChange(current + 1)}
      />
    </Pages>
  );
}

type StepButtonProps = { icon: IconShape; label: string; ends: boolean; onClick: () => void };

/** At the first or last page the button stays focusable, because it may have just been pressed, but does nothing. */
function StepButton({ icon, label, ends, onClick }: StepButtonProps): JSX.Element {
  return (
    <PageButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={ends || undefined}
      onClick={() => ends || onClick()}
    >
      <Icon icon={icon} size={16} />
    </PageButton>
  );
}
