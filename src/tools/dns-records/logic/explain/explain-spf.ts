import { type Qualifier, readSpf, type SpfTerm } from '../spf/spf-record.ts';
import type { ExplainedPart, Meaning } from './explained-part.ts';

const results: Readonly<Record<Qualifier, Meaning>> = { '+': 'spfPass', '-': 'spfFail', '~': 'spfSoftFail', '?': 'spfNeutral' };

const mechanisms: Readonly<Record<SpfTerm['kind'], Meaning>> = {
  all: 'spfAll',
  include: 'spfInclude',
  a: 'spfA',
  mx: 'spfMx',
  ptr: 'spfPtr',
  ip4: 'spfIp',
  ip6: 'spfIp',
  exists: 'spfExists',
  redirect: 'spfRedirect',
  modifier: 'spfModifier',
};

/** Explains the terms of an SPF record as written, and invalid ones. */
export function explainSpf(text: string): readonly ExplainedPart[] {
  const [version = '', ...words] = text.split(' ').filter((word) => word !== '');
  const { terms } = readSpf(text);
  return [
    { part: { text: version }, value: '', meaning: 'spfVersion' },
    ...words.map((word): ExplainedPart => {
      const term = terms.find((one) => one.text === word);
      if (!term) return { part: { text: word }, value: '' };
      const [, value = ''] = /^[^:=/]*[:=](.*)$/s.exec(word) ?? [];
      const isExplanation = /^exp=/i.test(word);
      const isModifier = term.kind === 'redirect' || term.kind === 'modifier';
      return {
        part: { text: word },
        value,
        meaning: isExplanation ? 'spfExp' : mechanisms[term.kind],
        ...(isModifier ? {} : { result: results[term.qualifier] }),
      };
    }),
  ];
}
