import { useState } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { joinFields, shownFields } from '../edited-fields.ts';
import type { SplitExpression } from '../split-expression.ts';
import type { CronTool } from './cron-tool.ts';

const none: SplitExpression = { names: [], words: [], command: '' };

/** An input for each field of the expression. */
export function FieldEditors({ tool: { t, show, values, set } }: { readonly tool: CronTool }) {
  const [edited, setEdited] = useState<SplitExpression>();
  const shown = shownFields(values.expression, show('split').value ?? none, edited);

  const change = (place: number, word: string) => {
    const next = { ...shown, words: shown.words.map((each, index) => (index === place ? word : each)) };
    setEdited(next);
    set('expression', joinFields(next));
  };

  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-x-3 gap-y-1 *:min-w-0">
      {shown.names.map((name, place) => (
        <TextField
          key={name}
          name={name}
          label={t(`view.fields.${name}`)}
          value={shown.words[place] ?? ''}
          onChange={(word) => change(place, word)}
          isMonospace
        />
      ))}
    </div>
  );
}
