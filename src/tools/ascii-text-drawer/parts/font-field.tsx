import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Select } from '#ui/choice/select.tsx';
import { mainContext } from '#tool-ui/job/run-context.ts';
import { fontNames } from '../font-names.ts';
import { fontBeside, knownFont, otherFont } from '../fonts.ts';
import type { AsciiTool } from './ascii-tool.ts';

/** The font field, with buttons for another font, and a retry button if a font could not be loaded. */
export function FontField({ tool: { t, bind, set, job, values } }: { readonly tool: AsciiTool }) {
  const field = bind('font');
  const font = knownFont(values.font);
  return (
    <FieldRow>
      <Select {...field} value={font} options={fontNames} isSearchable />
      <div className="flex flex-wrap gap-2 @rows:pt-6">
        <Button icon="chevron-left" onClick={() => set('font', fontBeside(font, -1))}>
          {t('view.previousFont')}
        </Button>
        <Button icon="chevron-right" onClick={() => set('font', fontBeside(font, 1))}>
          {t('view.nextFont')}
        </Button>
        <Button icon="arrows-shuffle" onClick={() => set('font', otherFont(font, mainContext))}>
          {t('view.randomFont')}
        </Button>
        {field.error !== undefined && (
          <Button data-command="run" tone="primary" icon="refresh" onClick={job('draw').regenerate}>
            {t('view.retry')}
          </Button>
        )}
      </div>
    </FieldRow>
  );
}
