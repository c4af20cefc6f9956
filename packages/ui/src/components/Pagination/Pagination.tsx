'use client';
import { useId, type ComponentPropsWithRef, type JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { PageSteps } from './PageSteps.tsx';
import { defaultPaginationLabels, type PaginationLabels } from './Pagination.labels.ts';
import { PageRange, PageSize, PaginationRoot } from './Pagination.styles.ts';

export type { PaginationLabels } from './Pagination.labels.ts';

/**
 * `page` starts at 1; `pageSize` and `total` count items. A `pageSize` that is not a positive whole number counts
 * as 1.
 */
export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The current page, from 1. */
  page: number;
  /** The number of items per page. */
  pageSize: number;
  /** The number of items on all pages. */
  total: number;
  /** Called with the page that the user chooses, from 1. */
  onPageChange: (page: number) => void;
  /** Lets the user choose the number of items per page. A new size usually leads to page 1. */
  pageSizes?: PaginationSizes;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<PaginationLabels>;
};

/** The available page sizes, and a callback for the choice. */
export type PaginationSizes = {
  /** The numbers of items per page that the user can choose from. */
  options: readonly number[];
  /** Called with the number that the user chooses. */
  onChange: (pageSize: number) => void;
};

/**
 * Navigates the pages of a long list. It stays visible when there is only one page. A short list needs no
 * pagination. Do not scroll to the top after a page change.
 */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  locale,
  labels,
  ...rest
}: PaginationProps): JSX.Element {
  const text = useLabels('Pagination', defaultPaginationLabels, labels);
  const sizeId = useId();
  const numbers = new Intl.NumberFormat(useLocale(locale));
  const format = (count: number): string => numbers.format(count);
  const size = Number.isInteger(pageSize) && pageSize > 0 ? pageSize : 1;
  const pages = Math.max(1, Math.ceil(total / size) || 1);
  const current = Math.min(Math.max(1, page || 1), pages);
  const range = {
    from: format((current - 1) * size + 1),
    to: format(Math.min(current * size, total)),
    total: format(total),
  };
  return (
    <PaginationRoot aria-label={text.navigation} {...rest}>
      <PageRange aria-live="polite">{total > 0 ? fillLabel(text.range, range) : text.none}</PageRange>
      {pageSizes && (
        <PageSize>
          <label htmlFor={sizeId}>{text.pageSize}</label>
          <NativeSelect
            id={sizeId}
            size="compact"
            value={size}
            onChange={({ target }) => pageSizes.onChange(Number(target.value))}
          >
            {pageSizes.options.map((option) => (
              <option key={option} value={option}>
                {format(option)}
              </option>
            ))}
          </NativeSelect>
        </PageSize>
      )}
      {pages > 1 && (
        <PageSteps current={current} pages={pages} format={format} text={text} onPageChange={onPageChange} />
      )}
    </PaginationRoot>
  );
}
