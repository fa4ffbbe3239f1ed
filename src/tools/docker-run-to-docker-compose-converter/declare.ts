import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { table, textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: {
    commands: text({
      example: 'docker run -p 80:80 nginx',
      sample: 'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
    }),
  },
  options: { indent: choice(['2', '4'], '2') },
  outputs: { file: textOutput({ type: 'yaml', file: 'compose.yaml', inFile: { after: '\n' } }), notes: table(['flag', 'note']) },
  operations: { convert: { takes: ['commands', 'indent'], gives: ['file', 'notes'], thread: 'worker' } },
});
