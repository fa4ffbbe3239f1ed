import { defineDetectors } from '#core/detection.ts';

const TIME = String.raw`\d{1,2}(?::[0-5]\d(?:\s?[ap]m)?|\s?[ap]m|h(?:[0-5]\d)?)`;
const DAY = String.raw`(?:\d{4}-\d\d-\d\d[ T]|[A-Za-z]{3,9},? )?`;
/**
 * A time with a time zone abbreviation or a place name, which only the tool's parser validates. Excludes `UTC`, `GMT`, and `Z`, which are
 * not places.
 */
const TIME_IN_ZONE = new RegExp(String.raw`^${DAY}${TIME} (?!(?:UTC|GMT|Z)$)\p{L}[\p{L}\p{M}_/' -]{1,40}$`, 'iu');

export const detectors = defineDetectors([
  {
    id: 'time-in-zone',
    reads: 'text',
    maxLength: 80,
    detect({ bare, timeZone }) {
      if (!TIME_IN_ZONE.test(bare)) return undefined;
      const options = { duration: 60, workingHours: '9-17', workingDays: 'monFri', repeats: 'never', occurrences: 12 };
      return {
        reading: 'time',
        confidence: 'strong',
        rank: 27.4,
        ask: {
          operation: 'convert',
          inputs: { ...options, places: timeZone, meeting: bare, title: '', exportFormat: 'text' },
          write: 'yourTime',
          isNeeded: true,
        },
        hands: { inputs: { meeting: bare } },
      };
    },
  },
]);
