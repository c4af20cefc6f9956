/** What came of a check: `skipped` where the registry does not answer it. */
export interface AuditResult {
  status: 'passed' | 'failed' | 'skipped';
  line: string;
}

interface SignatureReport {
  audited: number;
  verified: number;
  invalid: readonly { name: string; version: string }[];
  missing: readonly { name: string; version: string }[];
}

/** Judges `pnpm audit signatures --json`: every package must be signed by the registry's keys. Packages of a registry without keys are not audited at all. */
export function judgeSignatures({ code, output }: { code: number; output: string }): AuditResult {
  const report = readReport(output);
  if (report === null)
    return isUnreachable(output)
      ? { status: 'skipped', line: 'The registry could not be asked for its signing keys.' }
      : { status: 'failed', line: `Checking the signatures ended with status ${code}:\n${output}` };
  const { audited, verified } = report;
  const [invalid, missing] = [report.invalid, report.missing].map((packages) =>
    packages.map(({ name, version }) => `${name}@${version}`),
  );
  const faults = [
    ...(invalid ?? []).map((name) => `${name} has a signature that does not fit it.`),
    ...(missing ?? []).map((name) => `${name} has no signature.`),
  ];
  if (faults.length > 0) return { status: 'failed', line: faults.join('\n') };
  if (audited === 0)
    return { status: 'skipped', line: 'The registry gives no signing keys, so no signature was checked.' };
  return verified === audited
    ? { status: 'passed', line: `${verified} packages are signed by their registry.` }
    : { status: 'failed', line: `Of ${audited} packages only ${verified} could be verified.` };
}

/** Judges `pnpm audit`, by its status: it is 0 when the registry knows of no weakness. */
export function judgeAdvisories({ code, output }: { code: number; output: string }): AuditResult {
  if (code === 0) return { status: 'passed', line: 'The registry knows of no weakness of that gravity.' };
  return /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/.test(output) || isUnreachable(output)
    ? { status: 'skipped', line: 'The registry does not answer which weaknesses it knows.' }
    : { status: 'failed', line: output.trim() };
}

function isUnreachable(output: string): boolean {
  return /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|error sending request/.test(output);
}

/** The report among what else was printed. */
function readReport(output: string): SignatureReport | null {
  try {
    const report = JSON.parse(/\{.*\}/s.exec(output)?.[0] ?? '') as Partial<SignatureReport>;
    const { audited, verified, invalid, missing } = report;
    if (audited === undefined || verified === undefined || !invalid || !missing) return null;
    return { audited, verified, invalid, missing };
  } catch {
    return null;
  }
}
