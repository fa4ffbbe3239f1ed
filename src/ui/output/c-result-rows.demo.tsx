import { Notices } from '../feedback/notices.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { ResultRows } from './result-rows.tsx';

const rows = [
  { label: 'Network address', value: '192.168.0.0' },
  { label: 'A long value', value: 'x'.repeat(300) },
  { label: 'Words', value: 'Private use', isProse: true },
  { label: 'Secret', value: 'correct horse', isSecret: true },
  { label: 'Empty', value: '' },
  { label: 'Good news', value: 'Valid', verdict: 'good' },
  { label: 'Bad news', value: 'Not valid', verdict: 'bad' },
  { label: 'Only a note', value: 'Not representable', isNote: true },
] as const;

/** Rows of every kind, notices below them, and the progress of a pending result. */
export default function ResultRowsDemo() {
  return (
    <div className="grid max-w-180 gap-4">
      <ResultRows rows={rows} label="Results" />
      <Notices notices={['The input has 2 documents.', 'Comments are not carried over.']} />
      <ProgressBar share={0.6} onCancel={() => {}} />
      <ProgressBar />
    </div>
  );
}
