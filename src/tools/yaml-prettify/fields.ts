import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

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

export const inputs = defineInputs({ yaml: text({ accepts: 'yaml', sample: SAMPLE }) });

export const options = defineOptions({
  indent: choice(['2', '4'], '2'),
  indentLists: flag(true),
  flowCollections: choice(['keep', 'expand'], 'keep'),
  sortKeys: flag(false),
});
