'use client';

import { CopyButton } from '@quayside/ui/CopyButton';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { versionWords } from './versionWords.ts';

/** Shows what was typed and can no longer be sent, so that it can be copied. Nothing for an empty text. */
export function TypedText({ text }: { text: string }): JSX.Element | null {
  if (text.trim() === '') return null;
  return (
    <Stack direction="row" gap={8}>
      <span>
        <span>{versionWords.typed} </span>
        <Text as="bdi" wrap="lines">
          {text}
        </Text>
      </span>
      <CopyButton name="what you typed" value={text} />
    </Stack>
  );
}
