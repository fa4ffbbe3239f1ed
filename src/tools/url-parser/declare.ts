import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, text } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

/** The parts of a URL, in URL order. */
const parts = {
  fullUrl: row(),
  origin: row(),
  protocol: row(),
  username: row(),
  password: row(),
  host: row(),
  hostname: row(),
  unicodeHostname: row({ isOptional: true }),
  port: row(),
  path: row(),
  decodedPath: row({ isOptional: true }),
  query: row(),
  fragment: row(),
};

export const partNames = namesOf(parts);

export const declaration = declareTool({
  inputs: {
    url: text({
      accepts: 'url',
      sample: 'https://user:pa%20ss@例え.jp:443/docs/a%20b?tag=x&tag=y&empty=&redirect=https%3A%2F%2Fexample.org%2F%3Fa%3D1#part-2',
    }),
    base: text({ singleLine: true, accepts: 'url' }),
  },
  options: { plusMeansSpace: flag(true) },
  outputs: {
    ...parts,
    parameters: table(['name', 'value', 'occurrence'], { marks: ['isWebUrl'] }),
    queryAsJson: textOutput({ type: 'json', file: 'query.json' }),
  },
  operations: {
    dissect: {
      takes: ['url', 'base', 'plusMeansSpace'],
      gives: [...partNames, 'parameters', 'queryAsJson'],
      thread: 'main',
      perLine: true,
    },
  },
});
