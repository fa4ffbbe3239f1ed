import type { Presenters } from '#core/present.ts';
import { joinSentences } from '#pure/text/join-list.ts';
import { countryNames } from '#pure/notation/country/country-names.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  describe({ problems, parts, fields, isSepa, isQrIban, ...formats }, _given, { t, language }) {
    const yesOrNo = (is: boolean) => t(is ? 'view.yes' : 'view.no');
    const name = parts && countryNames(language)(parts.country);
    const sentences = problems.map(({ code, values }) => t(`view.problems.${code}`, { ...values, ...(name && { name }) }));
    return {
      valid: { value: yesOrNo(problems.length === 0), verdict: problems.length === 0 ? 'good' : 'bad' },
      problems: joinSentences(sentences, language),
      country: parts && t('view.country', { name: name ?? '', code: parts.country }),
      checkDigits: parts?.checkDigits,
      bban: parts?.bban,
      ...fields,
      sepa: parts && yesOrNo(isSepa),
      qrIban: isQrIban === undefined ? undefined : yesOrNo(isQrIban),
      ...formats,
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
