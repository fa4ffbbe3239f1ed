import { OutputField } from './output-field.tsx';

/** Outputs with one line, several lines, a secret, no value, and a download. */
export default function OutputFieldDemo() {
  return (
    <div className="grid max-w-180 gap-4">
      <OutputField label="Digest" value="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" />
      <OutputField label="Several lines" value={'one\ntwo\nthree'} isMultiline fileName="lines.txt" />
      <OutputField label="Secret" value="correct horse battery staple" isSecret />
      <OutputField label="Empty" value="" placeholder="Nothing yet" fileName="empty.txt" />
    </div>
  );
}
