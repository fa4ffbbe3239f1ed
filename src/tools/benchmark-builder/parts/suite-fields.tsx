import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { BoundList } from '#tool-ui/tool/bound-list.ts';

export interface SuiteFieldsProps {
  readonly suites: BoundList<'name' | 'values'>;
  readonly index: number;
  readonly deleteLabel: string;
}

/** The fields for the name and values of one suite. */
export function SuiteFields({ suites, index, deleteLabel }: SuiteFieldsProps) {
  return (
    <div className="grid min-w-0 content-start">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <TextField {...suites.bindItem(index, 'name')} isClearable={false} />
        </div>
        {suites.canRemove && (
          <Button variant="text" icon="trash" aria-label={deleteLabel} className="mt-6" onClick={() => suites.remove(index)} />
        )}
      </div>
      <TextField {...suites.bindItem(index, 'values')} isMultiline rows={4} isMonospace />
    </div>
  );
}
