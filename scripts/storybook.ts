import { requireFreePort } from './lib/ports.ts';
import { runTool } from './lib/runTool.ts';
import { commandArguments, portSetting } from './lib/settings.ts';

commandArguments([]);
const port = portSetting('STORYBOOK_PORT', 6006);
await requireFreePort(port, 'STORYBOOK_PORT');
const { code } = await runTool('storybook', [
  'dev',
  '--port',
  String(port),
  '--no-open',
  '--disable-telemetry',
]);
process.exit(code);
