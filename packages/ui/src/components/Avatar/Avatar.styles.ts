import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const AvatarRoot: StyledElement<'span'> = styled.span`
  --avatar-size: 2rem;

  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  overflow: hidden;
  border: 1px solid var(--qs-color-border);
  border-radius: 50%;
  background: var(--qs-color-surface-pressed);
  color: var(--qs-color-text);
  font-size: calc(0.375 * var(--avatar-size));
  font-weight: var(--qs-font-weight-medium);
  line-height: 1;
  letter-spacing: 0.01em;
  vertical-align: middle;
  user-select: none;

  &[data-size='small'] {
    --avatar-size: 1.5rem;
  }

  &[data-size='large'] {
    --avatar-size: 3rem;
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: 60%;
    block-size: 60%;
    color: var(--qs-color-text-quiet);
  }
`;

export const GroupRoot: StyledElement<'ul'> = styled.ul`
  display: inline-flex;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    border-radius: 50%;
    /* A gap between the circles, in the colour of their background. */
    box-shadow: 0 0 0 2px var(--qs-color-surface-raised);
  }

  & > li + li {
    margin-inline-start: calc(-1 * var(--qs-space-4));
  }
`;
