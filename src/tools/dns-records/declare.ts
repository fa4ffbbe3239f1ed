import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { uiOutput, row, table, textOutput } from '#core/outputs.ts';
import { recordFormats } from './logic/convert/record-formats.ts';

const sample = `$ORIGIN example.com.
$TTL 1h
@ IN SOA ns1.example.net. hostmaster ( 2026112201 2h 15m 3w 5m )
@ IN NS ns1.example.net.
@ IN MX 10 mail
mail IN A 192.0.2.25
imap IN CNAME mail
@ IN TXT "v=spf1 mx include:_spf.example.net ~all"
_dmarc IN TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@example.com"
@ IN CAA 0 issue "letsencrypt.org"`;

const words = row({ isProse: true });
const ofSpf = row({ isProse: true, isOptional: true });

export const declaration = declareTool({
  inputs: {
    records: text({ sample, rows: 14, editor: true }),
    origin: text({ singleLine: true, example: 'example.com' }),
    sender: text({ singleLine: true, example: '192.0.2.25', sample: '192.0.2.25' }),
    mailFrom: text({ singleLine: true, example: 'postmaster@example.com' }),
    /** A name from the list of records. Any other text selects the first record. */
    record: text({ singleLine: true }),
  },
  options: { format: choice(recordFormats, 'zoneFile') },
  outputs: {
    converted: textOutput({ file: 'zone.txt', rows: 12 }),
    readAs: words,
    zone: row(),
    recordCount: row(),
    errorCount: row(),
    warningCount: row(),
    recordList: table(['name', 'type', 'data', 'ttl', 'line'], { file: 'records.csv' }),
    problems: table(['line', 'severity', 'problem'], { file: 'problems.csv', marks: ['isError'] }),
    explanation: table(['part', 'value', 'meaning'], { file: 'explanation.csv' }),
    explainedRecord: uiOutput<string>(),
    explainedRecords: uiOutput<readonly string[]>(),
    spfResult: ofSpf,
    spfLookups: ofSpf,
    spfVoidLookups: ofSpf,
    spfSteps: table(['step', 'domain', 'term', 'outcome'], { file: 'spf-steps.csv' }),
    missingAnswers: textOutput({ isMany: true, rows: 4 }),
  },
  operations: {
    read: {
      takes: ['records', 'origin', 'format'],
      gives: ['converted', 'recordList', 'problems', 'readAs', 'zone', 'recordCount', 'errorCount', 'warningCount'],
      thread: 'worker',
    },
    explain: {
      takes: ['records', 'origin', 'record'],
      gives: ['explanation', 'explainedRecord', 'explainedRecords'],
      thread: 'worker',
      dependsOn: 'read',
      readsReference: true,
    },
    spf: {
      takes: ['records', 'origin', 'sender', 'mailFrom'],
      gives: ['spfResult', 'spfSteps', 'spfLookups', 'spfVoidLookups', 'missingAnswers'],
      thread: 'worker',
      dependsOn: 'read',
    },
  },
});
