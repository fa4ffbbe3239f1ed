import { expect, test } from 'vitest';
import { auditReport } from './audit-report.ts';

const report = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('lists advisories from the worst to the mildest, with their causes and fixes', () => {
  const output = report({
    mild: { severity: 'low', range: '<2', via: ['bad'], fixAvailable: true },
    bad: {
      severity: 'critical',
      range: '1.0.0 - 1.2.0',
      via: [{ title: 'Runs | code', url: 'https://github.com/advisories/GHSA-1' }],
      fixAvailable: { name: 'bad', version: '2.0.0' },
    },
    open: {
      severity: 'high',
      range: '*',
      via: [{ title: 'Reads\nfiles', url: 'https://github.com/advisories/GHSA-2' }],
      fixAvailable: false,
    },
  });
  expect(auditReport(output)).toBe(
    [
      '| severity | package | advisory | fix |',
      '| --- | --- | --- | --- |',
      String.raw`| critical | bad 1.0.0 - 1.2.0 | [Runs \| code](https://github.com/advisories/GHSA-1) | update bad to 2.0.0 |`,
      '| high | open * | [Reads files](https://github.com/advisories/GHSA-2) | no fix yet |',
      '| low | mild <2 | through bad | `npm audit fix` |',
      '',
    ].join('\n'),
  );
});

test('is empty if there are no advisories', () => {
  expect(auditReport(report({}))).toBe('');
});

test.each([
  ['the registry does not respond', JSON.stringify({ error: { code: 'ENOAUDIT', summary: 'audit endpoint returned an error' } })],
  ['npm reports another failure', JSON.stringify({ message: 'audit endpoint returned an error' })],
  ['the report is of another version', JSON.stringify({ auditReportVersion: 3, vulnerabilities: {} })],
])('throws if %s, because a failed audit must not look clean', (_case, output) => {
  expect(() => auditReport(output)).toThrow('npm audit gave no report');
});

test('throws if npm printed nothing', () => {
  expect(() => auditReport('')).toThrow(SyntaxError);
});
