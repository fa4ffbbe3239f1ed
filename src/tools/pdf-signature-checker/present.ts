import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { SecureContextMessages } from '#domains/secure-context/secure-context-messages.ts';
import type { Chain } from './certificates.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import type { RemarkKind, SignatureReport } from './signature-report.ts';
import type { Verdict } from './verdict.ts';

type Messages = typeof en & SecureContextMessages;
type Words = Translate<Messages>;

function verdictText(t: Words, verdict: Verdict): string {
  if (verdict.kind !== 'notChecked') return t(`view.verdict.${verdict.kind}`);
  const reason =
    verdict.reason === 'needsHttps'
      ? t('errors.needsHttps')
      : verdict.reason === 'unsupported'
        ? t('view.reason.unsupported', { algorithm: verdict.algorithm })
        : t(`view.reason.${verdict.reason}`);
  return t('view.verdict.notChecked', { reason });
}

function coverText(t: Words, covered: number | undefined, size: number): string {
  if (covered === undefined) return '';
  return covered === size ? t('view.wholeFile') : t('view.partOfFile', { covered, size });
}

function timeStampText(t: Words, timeStamp: SignatureReport['timeStamp']): string {
  if (timeStamp === null) return t('view.noTimeStamp');
  if (timeStamp === undefined) return t('view.malformedTimeStamp');
  return t(`view.timeStamp.${timeStamp.state}`, { time: timeStamp.time, authority: timeStamp.authority });
}

const chainText = (t: Words, { count, end, name }: Chain): string =>
  end === 'alone' ? t('view.chain.alone') : t(`view.chain.${end}`, { count, name });

function signatureRow(t: Words, title: string, fileSize: number, report: SignatureReport) {
  const { verdict, signer, issuer, claimedTime, format, digest, algorithm, certificateState, chain, allowedChanges } = report;
  const remarkOf = (kind: RemarkKind): string => {
    const remark = report.remarks.find((each) => each.kind === kind);
    return remark ? (report.isEncrypted ? t('view.encrypted') : remark.text) : '';
  };
  return {
    signature: title,
    signer,
    issuer,
    claimedTime,
    format,
    algorithm,
    result: verdictText(t, verdict),
    covers: coverText(t, report.covered, fileSize),
    timeStamp: timeStampText(t, report.timeStamp),
    digest: digest.isWeak ? t('view.weakDigest', { digest: digest.name }) : digest.name,
    certificateState: certificateState ? t(`view.certificateState.${certificateState.kind}`, { date: certificateState.date }) : '',
    chain: chain ? chainText(t, chain) : '',
    trust: t('view.trust'),
    reason: remarkOf('reason'),
    location: remarkOf('location'),
    contact: remarkOf('contact'),
    name: remarkOf('name'),
    allowedChanges: allowedChanges ? t(`view.allowedChanges.${allowedChanges}`) : '',
    isGood: verdict.kind === 'valid',
    isBad: verdict.kind !== 'valid' && verdict.kind !== 'notChecked',
  };
}

export const presenters = {
  check({ fileName, fileSize, found, signatures }, _given, { t }) {
    const titled = signatures.map((report, index) => ({ title: t('view.signature', { number: index + 1 }), report }));
    return {
      file: t('view.file', { name: fileName, count: fileSize }),
      signaturesFound: String(found),
      signatures: titled.map(({ title, report }) => signatureRow(t, title, fileSize, report)),
      certificates: titled.flatMap(({ title, report }) => report.certificates.map((certificate) => ({ signature: title, ...certificate }))),
      notices: [
        ...(found === 0 ? [{ code: 'noSignatures' }] : []),
        ...(found > signatures.length ? [{ code: 'onlyFirst', values: { number: signatures.length } }] : []),
      ],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, Messages>;
