import { estimatesPath } from '@quayside/contract/paths/cloud';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { searchIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { LastChangeText, type LastChange } from '@quayside/page-kit/versions';
import { DetailFrame, type DetailFrameProps } from '@quayside/page-kit/detail';

/** A page about one estimate, in any state. `children` renders it once it is loaded. */
export interface EstimateFrameProps<Data> extends Pick<
  DetailFrameProps<Data>,
  'state' | 'details' | 'actions' | 'receivedAtMs' | 'onRefresh'
> {
  /** The name of the estimate, once it is known. */
  name: string | undefined;
  /** What was typed into an estimate that is gone now. */
  lost?: ReactNode;
  /** Who deleted the estimate, and when. Default: it is not known. */
  deleted?: LastChange | null;
  /** The user's own name, as in histories. Without it the deletion is somebody else's. */
  ownName?: string;
  children: (data: Data) => ReactNode;
}

export function EstimateFrame<Data>({
  name,
  lost,
  deleted = null,
  ownName,
  children,
  ...rest
}: EstimateFrameProps<Data>): JSX.Element {
  return (
    <DetailFrame
      {...rest}
      noun="estimate"
      icon={searchIcon}
      title={name === undefined ? undefined : <bdi>{name}</bdi>}
      parents={[{ id: 'cloud', label: 'Cloud estimates', href: estimatesPath.href() }]}
      toList={<ButtonLink href={estimatesPath.href()}>All estimates</ButtonLink>}
      notFound={
        deleted === null ? (
          'It may have been deleted, or its owner stopped sharing it.'
        ) : (
          <LastChangeText change={{ ...deleted, what: 'Deleted' }} ownName={ownName} />
        )
      }
      belowNotFound={lost}
      placeholder={<LoadingEstimate />}
    >
      {(data, asOf) => (
        <Stack gap={24}>
          {children(data)}
          {asOf}
        </Stack>
      )}
    </DetailFrame>
  );
}

function LoadingEstimate(): JSX.Element {
  return (
    <Stack gap={24}>
      <Card>
        <Skeleton lines={3} />
      </Card>
      <Card>
        <Skeleton lines={10} />
      </Card>
    </Stack>
  );
}
