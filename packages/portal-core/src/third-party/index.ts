export {
  allowedScriptUrl,
  createScripts,
  type AppendScript,
  type Scripts,
  type ScriptsOptions,
  type ScriptsPorts,
} from './createScripts.ts';
export type { ThirdPartyInstance } from './createThirdParty.ts';
export { createScriptTags } from './scriptTags.ts';
