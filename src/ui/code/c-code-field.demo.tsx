import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CodeField } from './code-field.tsx';
import { TextField } from '../field/text-field.tsx';

const json = '{\n  "name": "web",\n  "ports": [\n    80,\n    443\n  ],\n  "isPublic": true,\n  "owner": null\n}';
const manyLines = (count: number) => Array.from({ length: count }, (_, line) => `  { "line": ${line}, "text": "abcdefg" },`).join('\n');

/** An editor, a viewer, an error, highlights, and texts of 10 MB. */
export default function CodeFieldDemo() {
  const [text, setText] = useState(json);
  const [plain, setPlain] = useState('Released 2024-09, updated 2026-11.');
  const [broken, setBroken] = useState('{\n  "a": 1,,\n  "b": 2\n}');
  const [large, setLarge] = useState('');
  const errorAt = broken.indexOf(',,') + 1;
  return (
    <div className="grid gap-4">
      <CodeField name="json" label="JSON input" language="json" value={text} onChange={setText} sample={json} hint="Comments are fine." />
      <CodeField label="Formatted JSON" isReadOnly language="json" folding="indent" value={text} fileName="formatted.json" />
      <CodeField
        name="broken"
        label="Broken JSON"
        language="json"
        rows={5}
        value={broken}
        onChange={setBroken}
        error={errorAt > 0 ? 'Line 2, column 10: expected a value.' : undefined}
        errorAt={errorAt > 0 ? errorAt : undefined}
      />
      <CodeField name="words" label="Test text" rows={3} value={plain} onChange={setPlain} highlightsIn={yearsIn(plain)} />
      <CodeField name="disabled" label="Disabled" rows={3} value="nothing to do" onChange={setPlain} isDisabled />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => showLater(manyLines(260_000), setLarge)}>10 MB in lines</Button>
        <Button onClick={() => showLater(manyLines(260_000).replaceAll('\n', ''), setLarge)}>10 MB on one line</Button>
        <Button onClick={() => setLarge('')}>Empty</Button>
      </div>
      <CodeField name="large" label="Large input" language="json" value={large} onChange={setLarge} />
      <CodeField label="Large output" isReadOnly language="json" folding="indent" value={large} />
      <TextField name="length" label="Length" value={String(large.length)} onChange={() => {}} isReadOnly />
    </div>
  );
}

/** Shows the text in a separate task, so that a measurement does not include creating it. */
const showLater = (text: string, show: (text: string) => void) => setTimeout(() => show(text), 100);

function yearsIn(text: string) {
  const years = [...text.matchAll(/\d{4}/g)].map(({ index }, order) => ({
    from: index,
    to: index + 4,
    className: order % 2 === 0 ? 'bg-mark-one' : 'bg-mark-two',
  }));
  return (from: number, to: number) => years.filter((year) => year.to >= from && year.from <= to);
}
