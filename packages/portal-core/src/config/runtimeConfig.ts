/** The deployment's settings, checked. Addresses carry no trailing slash. */
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
  /** The path of our own origin to which events go, as OTLP; null when they go nowhere. */
  readonly eventsUrl: string | null;
  /** The https origins that scripts of third parties may come from, besides the portal's own. */
  readonly thirdPartyOrigins: readonly string[];
}
