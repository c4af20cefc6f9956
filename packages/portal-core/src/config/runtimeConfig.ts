/** The deployment's settings, validated. Addresses have no trailing slash. */
export interface RuntimeConfig {
  readonly keycloakUrl: string;
  readonly keycloakRealm: string;
  readonly keycloakClientId: string;
  readonly environment: string;
  /** The OpenID issuer: `${keycloakUrl}/realms/${keycloakRealm}`. */
  readonly authority: string;
  readonly resourcesUrl: string | null;
  readonly usageScriptUrl: string | null;
  readonly surveyScriptUrl: string | null;
  /** The path of our own origin that receives events as OTLP; null when events are off. */
  readonly eventsUrl: string | null;
  /** The https origins that third-party scripts may come from, besides the portal's own. */
  readonly thirdPartyOrigins: readonly string[];
}
