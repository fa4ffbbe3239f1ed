import { ProgressTrack } from '#ui/feedback/progress-track.tsx';
import type { Row } from '#ui/output/result-row.tsx';
import type { OtpTool } from './otp-tool.ts';

/** The rows for the codes. TOTP also has the adjacent codes and the remaining time. */
export function codeRows({ show, values }: OtpTool): readonly Row[] {
  const code = show('current');
  const current = { ...code, display: code.value === '' ? undefined : <span className="text-2xl font-semibold">{code.value}</span> };
  if (values.type === 'HOTP') return [current];
  const around = [show('previous'), current, show('next')];
  if (values.time.trim() !== '') return around;
  const { share, ...nextIn } = show('nextIn');
  const display = share !== undefined && (
    <span className="flex items-center gap-3">
      <span className="min-w-14">{nextIn.value}</span>
      <ProgressTrack aria-label={nextIn.label} share={share} />
    </span>
  );
  return [...around, { ...nextIn, display }];
}
