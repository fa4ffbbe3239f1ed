import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import type { MetaTool } from './meta-tool.ts';

/** Fills in the form from the HTML of a page. */
export function ExistingHtml({ tool: { t, bind, job, values } }: { readonly tool: MetaTool }) {
  const reading = job('read');
  return (
    <Stack gap="tight">
      <CodeField {...bind('existingHtml')} language="html" rows={8} />
      <div>
        <Button icon="forms" onClick={reading.request} isDisabled={values.existingHtml === ''}>
          {t('view.fillForm')}
        </Button>
        <JobProgress job={reading} />
      </div>
    </Stack>
  );
}
