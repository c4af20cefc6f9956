import { lazyDialog } from '@quayside/page-kit/loading';
import { rules } from '@quayside/contract/access';
import {
  useAccess,
  useAddToast,
  useCurrentUser,
  usePortalServices,
  useResource,
} from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useDeviceSettings, type DeviceSettings } from '@quayside/page-kit/settings';
import { useColleagues } from '@quayside/shared/colleagues/useColleagues.ts';
import type { OutOfOffice } from '@quayside/shared/entities/entities.ts';
import { getProfile } from '@quayside/shared/profile/api.ts';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { ProfileView } from './ProfileView.tsx';
import { editAbsence, editTopic, editText, editZone } from './profileEdits.ts';
import { deviceWords, topics } from './profileWords.ts';
import { useNow } from './useNow.ts';
import { useProfileEdits } from './useProfileEdits.ts';
import { useTypedTexts } from './useTypedTexts.ts';

// The dialog brings the headless library, which most visits do not need.
const OutOfOfficeDialog = lazyDialog(async () => (await import('./OutOfOfficeDialog.tsx')).OutOfOfficeDialog);

/** The user's own page: details, this device, time zone, notifications, out of office. */
export function ProfilePage(): JSX.Element {
  const { access } = usePortalServices();
  const user = useCurrentUser();
  const resource = useResource(getProfile, {});
  const { profile, isSaving, save } = useProfileEdits(resource.data, resource.refetch);
  const { device, changeDevice } = useDevice();
  const { typed, setTyped } = useTypedTexts();
  const isApprover = useAccess(rules.apolloApprovals).granted;
  const [isAsking, setIsAsking] = useState(false);
  const [words, setWords] = useState('');
  const colleagues = useColleagues(words, isAsking);
  const nowMs = useNow();
  const loaded = toAsyncState(resource, getProfile.id);
  const state = profile && 'data' in loaded ? { ...loaded, data: profile } : loaded;
  const today = todayInLondon(nowMs);

  async function saveAbsence(outOfOffice: OutOfOffice | null): Promise<void> {
    if (profile === undefined) return;
    const isSaved = await save(editAbsence(profile, outOfOffice));
    if (isSaved) setIsAsking(false);
  }

  return (
    <>
      <ProfileView
        state={state}
        isSaving={isSaving}
        device={device}
        topics={topics.filter((topic) => access.evaluate(topic.access, user).granted)}
        deviceZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
        nowMs={nowMs}
        today={today}
        isApprover={isApprover}
        onDeviceChange={changeDevice}
        typed={typed}
        onTextType={setTyped}
        onTextChange={(name, text) => profile && void save(editText(profile, name, text))}
        onZoneChange={(zone) => profile && void save(editZone(profile, zone))}
        onTopicChange={(topic, isOn) => void save(editTopic(topic, isOn))}
        onAbsenceChange={() => setIsAsking(true)}
        onAbsenceEnd={() => void saveAbsence(null)}
        onRetry={() => void resource.refetch()}
      />
      {isAsking && profile && (
        <OutOfOfficeDialog
          outOfOffice={profile.outOfOffice}
          today={today}
          colleagues={colleagues}
          onSearch={setWords}
          isSaving={isSaving}
          onSave={(outOfOffice) => void saveAbsence(outOfOffice)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The settings of the device, with a toast that names each change and can undo it. */
function useDevice(): {
  device: DeviceSettings;
  changeDevice: (change: Partial<DeviceSettings>) => void;
} {
  const { change, ...device } = useDeviceSettings();
  const addToast = useAddToast();
  function changeDevice(wanted: Partial<DeviceSettings>): void {
    const [name] = Object.keys(wanted);
    if (name !== 'theme' && name !== 'density' && name !== 'paletteShortcut') return;
    change(wanted);
    const text = wordsOf({ ...device, ...wanted }, name);
    addToast({
      key: 'profile',
      tone: 'positive',
      text,
      action: { label: 'Undo', onAction: () => change({ [name]: device[name] }) },
    });
  }
  return { device, changeDevice };
}

function wordsOf(settings: DeviceSettings, name: keyof DeviceSettings): string {
  const words: Readonly<Record<string, string>> = deviceWords[name];
  return words[settings[name]] ?? '';
}
