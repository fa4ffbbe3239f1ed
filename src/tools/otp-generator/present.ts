import type { Presenters } from '#core/present.ts';
import { hasLeapSecond } from '#pure/time/iso-date-time.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  generate: ({ previous, ...codes }, _given, { t }) => ({ ...codes, previous: previous ?? t('view.none') }),
  check({ step }, { window }, { t }) {
    if (step === undefined) return { check: t('view.notValid', { window }) };
    if (step === 0) return { check: t('view.validNow') };
    return { check: t('view.validStep', { step: step > 0 ? `+${step}` : String(step) }) };
  },
  locate: ({ counter, counterHex, unixTime, secondsLeft }, { type, time, period = 1 }, { t }) => ({
    counter: String(counter),
    counterHex,
    unixTime: { value: String(unixTime ?? ''), isTicking: secondsLeft !== undefined },
    nextIn:
      secondsLeft === undefined
        ? undefined
        : { value: t('view.seconds', { seconds: secondsLeft }), isTicking: true, share: secondsLeft / period },
    notices: type === 'TOTP' && hasLeapSecond(time) ? [{ code: 'leapSecond' }] : [],
  }),
  describeSecret: ({ base32, hex, bits, isShort }, _given, { t }) => ({
    base32,
    hex,
    length: t('view.bits', { count: bits }),
    notices: isShort ? [{ code: 'shortSecret' }] : [],
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
