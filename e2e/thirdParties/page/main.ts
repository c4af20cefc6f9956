import { createSystemClock } from '../../../packages/portal-core/src/platform/clock.ts';
import { createConsoleLogger } from '../../../packages/portal-core/src/platform/consoleLogger.ts';
import {
  createThirdParties,
  type ThirdParties,
} from '../../../apps/portal/src/third-parties/createThirdParties.ts';
import {
  createThirdPartyFrame,
  type ThirdPartyFrame,
} from '../../../apps/portal/src/third-parties/createThirdPartyFrame.ts';
import { composeCore, type CoreServices } from './composeCore.ts';

declare global {
  /** The parts of this page, for the tests. */
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var portal: ThirdParties & { frame: ThirdPartyFrame; core: CoreServices };
}

const options = { baseUrl: location.origin, allowedOrigins: [location.origin, 'https://vendor.example'] };
const ports = {
  clock: createSystemClock(),
  logger: createConsoleLogger(),
  findFocusTarget: () => document.querySelector('h1'),
};

globalThis.portal = {
  ...createThirdParties(options, ports),
  core: composeCore(createThirdParties(options, ports), ports),
  frame: createThirdPartyFrame({ ...options, title: 'Vendor', answerTimeoutMs: 2_000 }, ports),
};
