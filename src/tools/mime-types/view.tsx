import { FieldRow } from '#ui/field-row.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { usePageFileDrop } from '#workbench/use-page-file-drop.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { findMimeTypes } from './logic.ts';
import type en from './messages/en.json';
import { TypeTable } from './parts/type-table.tsx';

export default function MimeTypes() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { search, preferred, contentType, types, total } = findMimeTypes(inputs, options);
  const field = bind('search');
  usePageFileDrop(([file]) => file && field.onReplace?.(file.name));
  const orNone = (value: string | undefined) => (search === '' ? '' : (value ?? t('view.none')));

  return (
    <div className="grid gap-4 *:min-w-0">
      <ToolColumns>
        <div className="grid content-start gap-1">
          <TextField {...field} />
          <FieldRow>
            <SelectField {...bind('topLevelType')} />
            <SwitchField {...bind('withExtensions')} />
          </FieldRow>
        </div>
        <div>
          <ResultRows
            rows={[
              { label: t('outputs.preferred'), value: orNone(preferred) },
              { label: t('outputs.contentType'), value: orNone(contentType) },
              { label: t('outputs.shown'), value: t('view.shownOfTotal', { shown: types.length, total }), isProse: true, isNote: true },
            ]}
          />
        </div>
      </ToolColumns>
      <TypeTable t={t} types={types} emptyText={search === '' ? t('view.noneLeft') : t('view.noMatch', { search })} />
    </div>
  );
}
