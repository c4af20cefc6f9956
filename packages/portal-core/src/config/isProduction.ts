/** True for the environment `production`, ignoring case and surrounding space. A typo must not change who has access or who is tracked. */
export function isProduction(environment: string): boolean {
  return environment.trim().toLowerCase() === 'production';
}
