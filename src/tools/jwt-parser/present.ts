import type { Presenters, PresentationTexts } from '#core/present.ts';
import { formatRelativeTime } from '#pure/time/relative-time.ts';
import type { Claim, TimeStatus } from './claims.ts';
import type { declaration } from './declare.ts';
import type { DecodedToken, HeaderParameter } from './decode.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

type Words = PresentationTexts<typeof en>;

function algorithmText({ algorithm, knownAlgorithm: known }: DecodedToken, { t }: Words): string {
  return known ? t('view.algorithmWithMeaning', { algorithm: known, meaning: t(`view.algorithms.${known}`) }) : algorithm;
}

const timeStatusText = (status: TimeStatus | undefined, { t }: Words): string =>
  status ? t(`view.timeStatus.${status.kind}`, { ...status }) : '';

/** The meaning of a claim. For a time, the next lines are the time in UTC, the time in the visitor's time zone, and the time from now. */
function claimMeaning({ meaning: name, time }: Claim, { t, language }: Words): string {
  const meaning = name ? t(`reference.claims.${name}`) : '';
  if (typeof time === 'string') return t(`view.${time}`, { meaning });
  if (!time) return meaning;
  return [
    time.looksLikeMilliseconds ? t('view.inMilliseconds', { meaning }) : meaning,
    time.utc,
    time.local,
    formatRelativeTime(time.secondsFromNow, language),
  ].join('\n');
}

const parameterMeaning = ({ meaning }: HeaderParameter, { t }: Words): string =>
  meaning ? t(`reference.headerParameters.${meaning}`) : '';

export const presenters = {
  decode(token, _given, texts) {
    const memberRow = ({ name, value }: Pick<Claim, 'name' | 'value'>, meaning: string) => ({
      name,
      value,
      meaning,
      isInBoth: token.namesInBoth.includes(name),
    });
    const { payload } = token;
    return {
      payload: payload && (payload.form === 'json' ? payload.text : { text: payload.text, type: 'text', file: 'payload.txt' }),
      header: token.header,
      tokenType: texts.t(`view.tokenTypes.${token.kind}`),
      algorithm: algorithmText(token, texts),
      timeStatus: timeStatusText(token.timeStatus, texts),
      headerParameters: token.headerParameters.map((parameter) => memberRow(parameter, parameterMeaning(parameter, texts))),
      parts: (from, to) => token.parts.filter((part) => part.from < to && part.to > from),
      claims: token.claims.map((claim) => memberRow(claim, claimMeaning(claim, texts))),
    };
  },
  verify: ({ status, algorithm }, _given, { t }) => ({
    signature: {
      value: t(`view.signature.${status}`, { algorithm }),
      verdict: status === 'valid' ? 'good' : status === 'notValid' ? 'bad' : undefined,
    },
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
