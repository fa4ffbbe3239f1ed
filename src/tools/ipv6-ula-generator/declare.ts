import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: {
    macAddress: text({ singleLine: true, example: '20:37:06:12:34:56', sample: '20:37:06:12:34:56' }),
    time: text({ singleLine: true }),
    globalId: text({ singleLine: true, example: 'fd80:5787:813e::/48', sample: '80 57 87 81 3e' }),
  },
  options: {
    source: choice(['random', 'macAndTime', 'globalId'], 'random'),
    subnetId: text({ singleLine: true, initial: '0' }),
  },
  outputs: {
    prefix: row(),
    globalIdUsed: row(),
    firstSubnet: row(),
    lastSubnet: row(),
    chosenSubnet: row(),
    firstAddress: row(),
    subnets: row(),
    reverseZone: row(),
  },
  operations: {
    generate: {
      takes: ['source', 'macAddress', 'time', 'globalId'],
      presentsWith: ['source', 'time', 'subnetId'],
      gives: ['prefix', 'globalIdUsed', 'firstSubnet', 'lastSubnet', 'chosenSubnet', 'firstAddress', 'subnets', 'reverseZone'],
      thread: 'main',
      trigger: 'generate',
    },
    // These are checked as soon as they are typed, even before there is a prefix.
    readTime: { takes: ['time'], gives: [], when: { source: ['macAndTime'] }, thread: 'main', uiOnly: true },
    readSubnetId: { takes: ['subnetId'], gives: [], thread: 'main', uiOnly: true },
  },
});
