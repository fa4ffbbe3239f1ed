import { ProgressTrack } from '#ui/progress-track.tsx';
import type { Row } from '#ui/result-row.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { type Outcome, valueOf } from '#workbench/outcome.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type { Check } from '../check-code.ts';
import type { Otp } from '../compute-otp.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

type OtpTool = Pick<Tool<typeof en & ClockMessages, typeof fields.inputs, typeof fields.options>, 't' | 'inputs' | 'options'>;

const large = (code: string | undefined) => (code === undefined ? undefined : <span className="text-2xl font-semibold">{code}</span>);

/** The code, and by time those around it and how long it lasts. */
export function codeRows({ t, inputs, options }: OtpTool, { codes, moment }: Otp): readonly Row[] {
  const current = { label: t('outputs.current'), value: codes?.current ?? '', display: large(codes?.current) };
  if (options.type === 'HOTP') return [current];
  const { secondsLeft } = valueOf(moment) ?? {};
  const previous = { label: t('outputs.previous'), value: codes ? (codes.previous ?? t('view.none')) : '' };
  const next = { label: t('outputs.next'), value: codes?.next ?? '' };
  if (inputs.time.trim() !== '') return [previous, current, next];
  const left = secondsLeft === undefined ? '' : t('view.seconds', { seconds: secondsLeft });
  const label = t('outputs.nextIn');
  return [
    previous,
    current,
    next,
    {
      label,
      value: left,
      display: secondsLeft !== undefined && (
        <span className="flex items-center gap-3">
          <span className="min-w-14">{left}</span>
          <ProgressTrack aria-label={label} share={secondsLeft / options.period} />
        </span>
      ),
      isTicking: true,
      isNote: true,
    },
  ];
}

/** What the secret and the counter are, in all notations. */
export function detailRows({ t, options }: OtpTool, { secret, moment, check }: Otp): readonly Row[] {
  const { base32 = '', hex = '', bits } = valueOf(secret) ?? {};
  const { counter, counterHex = '', unixTime, secondsLeft } = valueOf(moment) ?? {};
  return [
    { label: t('outputs.check'), value: checkText(t, check, options.window), isProse: true },
    { label: t('outputs.base32'), value: base32 },
    { label: t('outputs.hex'), value: hex },
    { label: t('outputs.length'), value: bits === undefined ? '' : t('view.bits', { count: bits }) },
    ...(options.type === 'TOTP'
      ? [{ label: t('outputs.unixTime'), value: String(unixTime ?? ''), isTicking: secondsLeft !== undefined }]
      : []),
    { label: t('outputs.counter'), value: String(counter ?? '') },
    { label: t('outputs.counterHex'), value: counterHex },
  ];
}

function checkText(t: OtpTool['t'], outcome: Outcome<Check>, window: number): string {
  const check = valueOf(outcome);
  if (!check) return '';
  if (check.step === undefined) return t('view.notValid', { window });
  if (check.step === 0) return t('view.validNow');
  return t('view.validStep', { step: check.step > 0 ? `+${check.step}` : String(check.step) });
}
