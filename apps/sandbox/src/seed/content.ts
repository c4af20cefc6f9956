import type { SettingValues, TokenSettings } from '../store/settings.ts';

/** Keycloak's usual lifetimes. Rotation is on, which reveals a client that refreshes twice at once. */
export const seedTokens: TokenSettings = {
  accessTokenSeconds: 300,
  refreshTokenSeconds: 1800,
  rotate: true,
};

export const seedMarketing: SettingValues['marketing'] = {
  html:
    '<h2>SD-WAN Connect, now with 5G backup</h2>' +
    '<p>A digger finds the fibre, and your site stays online. Every new SD-WAN Connect quote now includes a ' +
    '5G backup line at no extra rental.</p>' +
    '<ul><li>Takes over in under 10 seconds</li><li>Keeps the same public addresses on both paths</li>' +
    '<li>One fixed monthly price, data included</li></ul>' +
    '<p>Quotes saved before 31 January 2027 keep it for their whole term. ' +
    '<a href="https://www.quayside.example/sd-wan-backup">See how the backup works</a>.</p>',
  logo: true,
};

export const seedChat: SettingValues['chat'] = {
  chatEnabled: true,
  embeddedServiceScriptUrl: '/resources/live-chat/embedded-service.js',
  environmentUrl: 'https://chat.quayside.example',
  liveAgentSetupFlowUrl: 'https://chat.quayside.example/setup',
  serviceUrl: 'https://chat.quayside.example/service',
  embeddedServiceDeploymentId: '04I24000000QyEmb1',
  embeddedServiceDeploymentName: 'Quayside_Partner_Chat',
  baseLiveAgentContentURL: 'https://chat.quayside.example/content',
  deploymentId: '57224000000QyDpl1',
  buttonId: '57324000000QyBtn1',
  baseLiveAgentURL: 'https://chat.quayside.example/agent',
  eswLiveAgentDevName: 'Quayside_Partner_Agent',
  offlineSupportEnabled: true,
};
