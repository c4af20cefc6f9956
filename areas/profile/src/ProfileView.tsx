import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { SaveStatus } from '@quayside/ui/SaveStatus';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { OutOfOffice } from '@quayside/shared/entities/entities.ts';
import type { Profile } from '@quayside/shared/profile/api.ts';
import type { Topic } from './profileEdits.ts';
import { AppearanceSettings, type AppearanceSettingsProps } from './AppearanceSettings.tsx';
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx';
import { OutOfOfficeSettings } from './OutOfOfficeSettings.tsx';
import { ProfileDetails, type ProfileDetailsProps } from './ProfileDetails.tsx';
import { TimeZoneSettings, type TimeZoneSettingsProps } from './TimeZoneSettings.tsx';

export interface ProfileViewProps
  extends
    Pick<NotificationSettingsProps, 'topics'>,
    Pick<ProfileDetailsProps, 'typed' | 'onTextType' | 'onTextChange'>,
    Pick<TimeZoneSettingsProps, 'deviceZone' | 'nowMs'> {
  state: AsyncContentState<Profile>;
  isSaving: boolean;
  device: AppearanceSettingsProps['settings'];
  today: string;
  isApprover: boolean;
  onDeviceChange: AppearanceSettingsProps['onChange'];
  onZoneChange: TimeZoneSettingsProps['onChange'];
  onTopicChange: (topic: Topic, isOn: boolean) => void;
  onAbsenceChange: () => void;
  onAbsenceEnd: (outOfOffice: OutOfOffice) => void;
  onRetry: () => void;
}

/** The page of the profile. The device settings work without the profile. */
export function ProfileView(props: ProfileViewProps): JSX.Element {
  const { state, isSaving, device, onDeviceChange, onRetry } = props;
  return (
    <PageContent>
      <PageHeader
        title="Profile"
        lead="Every change is saved at once."
        actions={isSaving ? <SaveStatus status="saving" announce="failures" /> : undefined}
      />
      <Grid columns="main-aside" minimum="large" gap={24}>
        <AsyncContent
          size="page"
          state={state}
          placeholder={<LoadingProfile />}
          onRetry={onRetry}
          labels={{ failed: 'We couldn’t load your profile', notUpdated: 'We couldn’t update your profile' }}
        >
          {(profile) => <LoadedProfile {...props} profile={profile} />}
        </AsyncContent>
        <Stack gap={24}>
          <AppearanceSettings settings={device} onChange={onDeviceChange} />
        </Stack>
      </Grid>
    </PageContent>
  );
}

function LoadedProfile({
  profile,
  topics,
  deviceZone,
  nowMs,
  today,
  isApprover,
  typed,
  onTextType,
  onTextChange,
  onZoneChange,
  onTopicChange,
  onAbsenceChange,
  onAbsenceEnd,
}: ProfileViewProps & { profile: Profile }): JSX.Element {
  const { timeZone, notifications, outOfOffice } = profile;
  return (
    <Stack gap={24}>
      <ProfileDetails profile={profile} typed={typed} onTextType={onTextType} onTextChange={onTextChange} />
      <OutOfOfficeSettings
        outOfOffice={outOfOffice}
        today={today}
        isApprover={isApprover}
        onChange={onAbsenceChange}
        onEnd={() => outOfOffice && onAbsenceEnd(outOfOffice)}
      />
      <TimeZoneSettings timeZone={timeZone} deviceZone={deviceZone} nowMs={nowMs} onChange={onZoneChange} />
      <NotificationSettings topics={topics} notifications={notifications} onChange={onTopicChange} />
    </Stack>
  );
}

function LoadingProfile(): JSX.Element {
  return (
    <Stack gap={24}>
      {[6, 3, 3, 8].map((lines, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list of placeholders
        <Card key={index}>
          <Skeleton lines={lines} />
        </Card>
      ))}
    </Stack>
  );
}
