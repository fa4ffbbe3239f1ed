import type { Chain } from '../certificates.ts';
import type { SignatureReport } from '../signature-report.ts';
import type { Verdict } from '../verdict.ts';
import type { PdfTool } from './pdf-tool.ts';

type Texts = PdfTool['t'];

/** `needsHttps` is the shell's sentence about what works only on https. */
export function verdictText(t: Texts, verdict: Verdict, needsHttps: string): string {
  if (verdict.kind !== 'notChecked') return t(`view.verdict.${verdict.kind}`);
  const reason =
    verdict.reason === 'needsHttps'
      ? needsHttps
      : verdict.reason === 'unsupported'
        ? t('view.reason.unsupported', { algorithm: verdict.algorithm })
        : t(`view.reason.${verdict.reason}`);
  return t('view.verdict.notChecked', { reason });
}

export function coverText(t: Texts, covered: number | undefined, size: number): string {
  if (covered === undefined) return '';
  return covered === size ? t('view.wholeFile') : t('view.partOfFile', { covered, size });
}

export function timeStampText(t: Texts, timeStamp: SignatureReport['timeStamp']): string {
  if (timeStamp === null) return t('view.noTimeStamp');
  if (timeStamp === undefined) return t('view.malformedTimeStamp');
  return t(`view.timeStamp.${timeStamp.state}`, { time: timeStamp.time, authority: timeStamp.authority });
}

export function chainText(t: Texts, { count, end, name }: Chain): string {
  return end === 'alone' ? t('view.chain.alone') : t(`view.chain.${end}`, { count, name });
}
