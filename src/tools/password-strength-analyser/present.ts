import type { Presenters } from '#core/present.ts';
import { joinSentences } from '#pure/text/join-list.ts';
import type { Translate } from '#core/message-key.ts';
import { crackTimeText, entropyText, guessesText } from './amount-text.ts';
import { crackTime, type Resistance, resistanceOf, resistances } from './crack-time.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { PasswordPattern } from './password-pattern.ts';
import type { run } from './run.ts';

const verdicts = { veryWeak: 'bad', weak: 'bad', fair: undefined, strong: 'good', veryStrong: 'good' } as const satisfies Record<
  Resistance,
  'good' | 'bad' | undefined
>;

function detailOf(t: Translate<typeof en>, { dictionary, baseWord }: PasswordPattern): string {
  if (baseWord !== undefined) return baseWord;
  if (!dictionary) return '';
  const name = t(`view.dictionaries.${dictionary.name}`);
  return dictionary.rank === undefined ? name : t('view.rank', { name, rank: dictionary.rank });
}

export const presenters = {
  analyse({ score, guesses, warning, advice, patterns }, { attackSpeed }, { t, language }) {
    const resistance = resistanceOf(guesses, attackSpeed);
    return {
      verdict: { value: t(`view.verdicts.${resistance}`), verdict: verdicts[resistance] },
      level: String(resistances.indexOf(resistance)),
      crackTime: crackTimeText(t, crackTime(guesses, attackSpeed), language),
      guesses: guessesText(t, guesses, language),
      strength: t(`view.scores.${score}`),
      warning: warning && t(`view.warnings.${warning}`),
      advice: joinSentences(
        advice.map((suggestion) => t(`view.suggestions.${suggestion}`)),
        language,
      ),
      patterns: patterns.map((pattern) => ({
        part: pattern.part,
        kind: t(`view.kinds.${pattern.kind}`),
        detail: detailOf(t, pattern),
        guesses: guessesText(t, pattern.guesses, language),
        hasPieceAsDetail: pattern.baseWord !== undefined,
      })),
    };
  },
  bruteForce: ({ length, characterSetSize, entropyBits, guesses }, { attackSpeed }, { t, language }) => ({
    bruteForceTime: crackTimeText(t, crackTime(guesses, attackSpeed), language),
    length: String(length),
    characterSetSize: String(characterSetSize),
    entropy: entropyText(t, entropyBits, language),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
