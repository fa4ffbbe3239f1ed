import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { formNames } from '../meta-form.ts';
import { readMeta } from '../read-meta.ts';
import { headOfHtml } from './head-of-html.ts';
import type { MetaTool } from './meta-tool.ts';

/** Takes the values of the form from the HTML of a page. */
export function ExistingHtml({ tool: { t, bind, inputs, set } }: { readonly tool: MetaTool }) {
  const { existingHtml } = inputs;
  const [reading, setReading] = useState<{ readonly of: string; readonly outcome: ReturnType<typeof readMeta> }>();

  const fillForm = () => {
    const outcome = readMeta(headOfHtml(existingHtml));
    setReading({ of: existingHtml, outcome });
    if (outcome.ok) for (const name of formNames) set(name, outcome.value[name]);
  };

  return (
    <div className="grid gap-1">
      <CodeField {...bind('existingHtml', reading?.of === existingHtml ? reading.outcome : undefined)} language="html" rows={8} />
      <div>
        <Button icon="forms" onClick={fillForm} isDisabled={existingHtml === ''}>
          {t('view.fillForm')}
        </Button>
      </div>
    </div>
  );
}
