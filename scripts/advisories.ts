// Prints a Markdown table of the known vulnerabilities of the dependencies, and nothing if there are none. Reads `npm audit --json`.
//   npm audit --omit=dev --json | node scripts/advisories.ts
import { text } from 'node:stream/consumers';
import { auditReport } from './advisories/audit-report.ts';

process.stdout.write(auditReport(await text(process.stdin)));
