import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { pictureFolders, whyNoPictures } from '../../../tools/harness/pictures/storedPictures.ts';
import { buildStage } from '../../../tools/harness/stage.ts';

test('The stage that shows every story builds', async () => {
  rmSync(pictureFolders.differing, { recursive: true, force: true });
  const reason = whyNoPictures();
  if (reason !== null) console.log(`Pictures are skipped: ${reason}`);
  await buildStage();
});
