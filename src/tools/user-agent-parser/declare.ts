import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

/** The details of a single user agent. */
const agent = {
  browser: row(),
  browserVersion: row(),
  engine: row(),
  engineVersion: row(),
  os: row(),
  osVersion: row(),
  deviceType: row(),
  deviceVendor: row(),
  deviceModel: row(),
  cpu: row(),
  isBot: row({ isProse: true }),
  notes: row({ isProse: true }),
};

export const agentNames = namesOf(agent);

export const declaration = declareTool({
  inputs: {
    userAgents: text({
      example: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      sample: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    }),
  },
  options: {},
  outputs: {
    ...agent,
    count: row(),
    list: table(['line', 'browser', 'engine', 'os', 'device', 'cpu', 'isBot', 'text'], { file: 'user-agents.csv' }),
  },
  operations: { parse: { takes: ['userAgents'], gives: [...agentNames, 'count', 'list'], thread: 'worker', perLine: true } },
});
