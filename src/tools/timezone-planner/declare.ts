import { declareTool } from '#core/declaration.ts';
import { choice, persistFlag, text, integer } from '#core/fields.ts';
import { uiOutput, grid, row, table, textOutput } from '#core/outputs.ts';
import type { MeetingGrid } from './meeting-grid.ts';
import { repetitions } from './occurrences.ts';
import { exportFormats } from './write-invitation.ts';
import type { ZoneRelease } from './zone-release.ts';

const meeting = ['places', 'meeting', 'duration', 'workingHours', 'workingDays'] as const;
const worker = { thread: 'worker', trigger: 'tick', readsLanguage: true, keepPreviousResult: true, graceMs: 60_000 } as const;

export const declaration = declareTool({
  inputs: {
    /** May contain personal names, so it is saved only on request, and links omit the names. */
    places: text({
      rows: 6,
      sample: 'Europe/Berlin\nNew York\nAna: Tokyo 10-19',
      persist: 'local',
      persistWith: 'rememberPlaces',
      share: 'always',
      hasNamedLines: true,
    }),
    /** Empty for the current time. */
    meeting: text({ singleLine: true, sample: '2026-03-10 15:00 America/New_York' }),
    repeats: choice(repetitions, 'never'),
    occurrences: integer({ min: 2, max: 104, initial: 12 }),
    title: text({ singleLine: true, maxLength: 1000 }),
  },
  options: {
    duration: integer({ min: 1, max: 1440, initial: 60 }),
    workingHours: text({ initial: '9-17' }),
    workingDays: choice(['monFri', 'sunThu', 'monSat', 'everyDay'], 'monFri'),
    exportFormat: choice(exportFormats, 'text'),
  },
  viewOptions: { rememberPlaces: persistFlag() },
  primaryOptions: ['rememberPlaces'],
  outputs: {
    invitation: textOutput({ file: 'meeting.txt', rows: 8 }),
    times: table(['place', 'localTime', 'day', 'offset', 'workingTime', 'zone', 'nextChange'], { file: 'times.csv' }),
    grid: uiOutput<MeetingGrid>(),
    bestTimes: table(['start', 'nightMinutes', 'minutesOutside', 'worstPlace']),
    occurrenceList: grid(),
    shiftedOccurrences: row({ isProse: true, isOptional: true }),
    zoneData: uiOutput<{ readonly release: ZoneRelease | undefined }>(),
  },
  operations: {
    convert: {
      ...worker,
      takes: [...meeting, 'repeats', 'occurrences'],
      presentsWith: ['title', 'exportFormat'],
      gives: ['invitation', 'times'],
    },
    best: { ...worker, takes: meeting, gives: ['bestTimes'] },
    repeat: {
      ...worker,
      takes: ['places', 'meeting', 'repeats', 'occurrences'],
      gives: ['occurrenceList', 'shiftedOccurrences'],
      when: { repeats: ['weekly', 'biweekly', 'monthly'] },
    },
    drawGrid: { ...worker, takes: meeting, gives: ['grid'], uiOnly: true },
    probeZones: { takes: ['workingDays'], gives: ['zoneData'], thread: 'main', trigger: 'generate', uiOnly: true },
  },
});
