export { createChannelHub, type ChannelHub } from './channelHub.ts';
export { createFakeBrowser, type FakeBrowser, type FakeBrowserOptions } from './fakeBrowser.ts';
export { createFakeGateway, createFakeValidator, type FakeGateway } from './fakeGateway.ts';
export { createFakeHttpClient, type FakeHttpClient, type RecordedCall } from './fakeHttpClient.ts';
export { createManualClock, settlePromises, type ManualClock } from './manualClock.ts';
export { createMemoryStorage } from './memoryStorage.ts';
export { createDeferred, failureOf, type Deferred } from './promises.ts';
export { createRecordingLogger, type LogEntry, type RecordingLogger } from './recordingLogger.ts';
export { createTestPartner, createTestUser, toClaims } from './users.ts';
