import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const SAMPLE = `services:
    web:
        image:   nginx:1.27
        # The port of the host first.
        ports: [ "8080:80",  "8443:443" ]
        depends_on:
        - db
    db:
        image: 'postgres:17'
`;

const options = {
  indent: choice(['2', '4'], '2'),
  indentLists: flag(true),
  flowCollections: choice(['keep', 'expand'], 'keep'),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { yaml: text({ example: 'key: value', accepts: 'yaml', sample: SAMPLE }) },
  options,
  outputs: { formatted: textOutput({ type: 'yaml', file: 'formatted.yaml', inFile: { after: '\n' } }) },
  operations: { prettify: { takes: ['yaml', ...namesOf(options)], gives: ['formatted'], thread: 'worker', isIdempotent: true } },
});
