/** The part of the output of `npm audit --json` (report version 2) that is read here. */
interface Audit {
  readonly auditReportVersion?: number;
  readonly error?: { readonly summary?: string };
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, AuditedPackage>>;
}

interface AuditedPackage {
  readonly severity: string;
  readonly range: string;
  /** Advisories, or names of vulnerable dependencies. */
  readonly via: readonly (Advisory | string)[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

interface Advisory {
  readonly title: string;
  readonly url: string;
}

/** Ordered from worst to mildest. */
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];

const fixOf = ({ fixAvailable }: AuditedPackage): string => {
  if (fixAvailable === false) return 'no fix yet';
  return fixAvailable === true ? '`npm audit fix`' : `update ${fixAvailable.name} to ${fixAvailable.version}`;
};

const causesOf = ({ via }: AuditedPackage): string =>
  via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `[${cause.title}](${cause.url})`)).join(', ');

/** Escapes a text of an advisory for a table cell, because a pipe or a line break would break the table. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');

/**
 * A Markdown table of the advisories in the output of `npm audit --json`, or an empty string if there are none.
 * Throws if the output is not a report, because a failed audit must not look like a clean one.
 */
export function auditReport(output: string): string {
  const audit = JSON.parse(output) as Audit; // checked below
  if (audit.auditReportVersion !== 2 || audit.vulnerabilities === undefined)
    throw new Error(`npm audit gave no report: ${audit.error?.summary || audit.message || output.slice(0, 200)}`);
  const packages = Object.entries(audit.vulnerabilities).toSorted(
    ([, one], [, other]) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
  if (packages.length === 0) return '';
  const rows = packages.map(([name, found]) => [found.severity, `${name} ${found.range}`, causesOf(found), fixOf(found)]);
  return [['severity', 'package', 'advisory', 'fix'], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |\n`)
    .join('');
}
