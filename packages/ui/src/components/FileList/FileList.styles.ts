import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const FileListRoot: StyledElement<'div'> = styled.div`
  position: relative;
  min-inline-size: 0;

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const FileRow: StyledElement<'li'> = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: var(--qs-space-12);
  padding-block: var(--qs-space-8);

  & + & {
    border-block-start: 1px solid var(--qs-color-border);
  }

  & > svg {
    /* Centred on the first line. */
    margin-block-start: calc((var(--qs-size-control) - 20px) / 2);
    color: var(--qs-color-text-quiet);
  }

  @media (pointer: coarse) {
    & > svg {
      margin-block-start: calc((var(--qs-size-control-touch) - 20px) / 2);
    }
  }
`;

/** As high as the buttons at its side, so that one line of text is centred on them. */
export const FileBody: StyledElement<'div'> = styled.div`
  display: grid;
  align-content: center;
  min-inline-size: 0;
  min-block-size: var(--qs-size-control);

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }
`;

export const FileHead: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--qs-space-8);
  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

/** The first part is cut where there is too little space. The name sets its own direction. */
export const FileName: StyledElement<'bdi'> = styled.bdi`
  display: inline-flex;
  max-inline-size: 100%;
  min-inline-size: 0;
  font-weight: var(--qs-font-weight-medium);
  white-space: pre;

  & > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > :nth-child(2) {
    flex: none;
  }

  a > & {
    text-decoration: inherit;
  }
`;

export const FileSize: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  font-variant-numeric: tabular-nums;
`;

export const FileStatus: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  line-height: var(--qs-line-height-body);
  overflow-wrap: anywhere;
`;

export const FileProgress: StyledElement<'div'> = styled.div`
  margin-block: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);

  & > div {
    gap: var(--qs-space-4);
  }
`;

export const FileActions: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: center;
  gap: var(--qs-space-4);

  @media print {
    display: none;
  }
`;
