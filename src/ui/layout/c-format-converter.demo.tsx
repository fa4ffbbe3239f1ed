import { useState } from 'react';
import { ChoiceField } from '../choice/choice-field.tsx';
import { CodeField } from '../code/code-field.tsx';
import { FormatConverter } from './format-converter.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';

/** Uses upper case as a sample conversion. */
export default function FormatConverterDemo() {
  const [text, setText] = useState('name: web\nports:\n  - 80');
  const [indent, setIndent] = useState('2');
  return (
    <FormatConverter
      options={<ChoiceField name="indent" label="Indent" value={indent} onChange={setIndent} options={['2', '4', 'None']} />}
      input={<CodeField name="yaml" label="YAML input" language="yaml" value={text} onChange={setText} sample="a: 1" />}
      output={<CodeField label="JSON output" isReadOnly language="json" value={text.toUpperCase()} fileName="output.json" />}
      notices={['The input has 2 documents.', 'Comments are not carried over to TOML.']}
      onSwap={() => setText(text.toUpperCase())}
      progress={<ProgressBar label="Progress" share={0.4} onCancel={() => {}} />}
    />
  );
}
