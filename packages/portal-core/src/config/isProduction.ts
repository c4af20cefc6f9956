/** True for the environment `production`, compared without case or space: a slip in a deployment's file must not change what is open or tracked. */
export function isProduction(environment: string): boolean {
  return environment.trim().toLowerCase() === 'production';
}
