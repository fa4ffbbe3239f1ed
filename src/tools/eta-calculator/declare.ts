import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, decimal, text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

const estimate = { totalDuration: row(), timeLeft: row(), endsAt: row(), speed: row(), progress: row() };

/** In page order. */
export const estimateNames = namesOf(estimate);

export const declaration = declareTool({
  inputs: {
    totalAmount: text({ singleLine: true, initial: '500' }),
    amountPerPeriod: text({ singleLine: true, initial: '5' }),
    period: decimal({ min: 0, max: Number.MAX_VALUE, initial: 3 }),
    alreadyDone: text({ singleLine: true }),
    startedAt: text({ singleLine: true }),
    asOf: text({ singleLine: true }),
  },
  options: {
    estimateFrom: choice(['speed', 'progress'], 'speed'),
    periodUnit: choice(['milliseconds', 'seconds', 'minutes', 'hours', 'days'], 'minutes'),
  },
  outputs: { ...estimate, question: row({ isNote: true, isProse: true }) },
  operations: {
    fromSpeed: {
      takes: ['totalAmount', 'amountPerPeriod', 'period', 'periodUnit', 'startedAt'],
      presentsWith: ['totalAmount', 'amountPerPeriod', 'period', 'periodUnit', 'startedAt'],
      gives: [...estimateNames, 'question'],
      thread: 'main',
      trigger: 'tick',
      when: { estimateFrom: ['speed'] },
      perLine: true,
    },
    fromProgress: {
      takes: ['totalAmount', 'alreadyDone', 'startedAt', 'asOf'],
      presentsWith: ['totalAmount', 'alreadyDone', 'startedAt', 'asOf'],
      gives: [...estimateNames, 'question'],
      thread: 'main',
      trigger: 'tick',
      when: { estimateFrom: ['progress'] },
      perLine: true,
    },
    // Show notices while typing, even without an estimate.
    readStart: { takes: ['startedAt'], gives: [], thread: 'main', uiOnly: true },
    readAsOf: { takes: ['asOf'], gives: [], thread: 'main', when: { estimateFrom: ['progress'] }, uiOnly: true },
  },
});
