'use client';
import { useCallback, useState, type ComponentPropsWithRef, type JSX } from 'react';
import { userIcon } from '../../icons/userIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AvatarRoot, GroupRoot } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

/** 24, 32 or 48 px. */
export type AvatarSize = 'small' | 'regular' | 'large';

/** A person or an organisation. */
export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The full name. It gives the initials and the accessible name. A figure replaces a missing one. */
  name: string | null | undefined;
  /** The address of a picture. The initials replace one that does not load. */
  src?: string | undefined;
  /** Default `regular`. */
  size?: AvatarSize;
  /** Hides it from screen readers, where the name is next to it. Default false. */
  decorative?: boolean;
};

/** A person as a picture or initials. The colour is the same for everyone: it would mean nothing. */
export function Avatar({
  name,
  src,
  size = 'regular',
  decorative = false,
  ...rest
}: AvatarProps): JSX.Element {
  const [failedSrc, setFailedSrc] = useState<string>();
  // A picture can fail before hydration adds the listener.
  const checkPicture = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailedSrc(picture.getAttribute('src') ?? '');
  }, []);
  const text = typeof name === 'string' ? name.trim() : '';
  const naming = decorative || text === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text };
  const hasPicture = typeof src === 'string' && src !== '' && src !== failedSrc;
  const initials = initialsOf(text);
  return (
    <AvatarRoot {...naming} translate="no" {...rest} data-size={size}>
      {hasPicture ? (
        <img ref={checkPicture} key={src} src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        initials || <Icon icon={userIcon} />
      )}
    </AvatarRoot>
  );
}

/** One person of a group. `id` is unique among them. */
export type AvatarGroupPerson = {
  /** Unique among the people. */
  id: string;
  /** The full name. Its initials replace a missing picture. */
  name: string;
  /** The address of the picture. Without it the avatar shows initials. */
  src?: string;
};

/** `more` is visible and `moreNames` announced. `{count}` is the number of people who are not shown. */
export type AvatarGroupLabels = {
  /** Shown after the last avatar. `{count}` is the number of people who are not shown. */
  more: string;
  /** As `more`, for screen readers. `{count}` is the number of people who are not shown. */
  moreNames: string;
};

/** Several people. */
export type AvatarGroupProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** In the order in which they are shown. */
  people: readonly AvatarGroupPerson[];
  /** The number of avatars that are shown. The rest are a number, `+4`. Default 4. */
  max?: number;
  /** Default `regular`. */
  size?: AvatarSize;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<AvatarGroupLabels>;
};

const defaultLabels: AvatarGroupLabels = { more: '+{count}', moreNames: '{count} more' };

/** Several people in one line, such as the followers of a case. Name the list with `aria-label`. */
export function AvatarGroup({
  people,
  max = 4,
  size = 'regular',
  labels,
  ...rest
}: AvatarGroupProps): JSX.Element {
  const text = useLabels('AvatarGroup', defaultLabels, labels);
  // A number in place of one avatar would save no space.
  const shown = people.length === max + 1 ? people : people.slice(0, max);
  const count = people.length - shown.length;
  const names = people.slice(shown.length).map(({ name }) => name);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back
    <GroupRoot role="list" {...rest}>
      {shown.map(({ id, name, src }) => (
        <li key={id} title={name}>
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {count > 0 && (
        <li title={names.join('\n')}>
          <AvatarRoot aria-hidden="true" data-size={size}>
            {fillLabel(text.more, { count })}
          </AvatarRoot>
          <VisuallyHidden>{fillLabel(text.moreNames, { count })}</VisuallyHidden>
        </li>
      )}
    </GroupRoot>
  );
}
