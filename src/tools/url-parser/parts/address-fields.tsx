import { Button } from '#ui/button/button.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The URL with its notices, and the base URL. */
export function AddressFields({ tool: { t, bind, notices } }: { readonly tool: Tool<typeof declaration, typeof en> }) {
  const url = bind('url');
  const remarks = notices();
  return (
    <div>
      <TextField {...url} isMonospace inputMode="url" />
      <div className="flex flex-wrap items-center gap-x-3">
        <Notices notices={remarks} />
        {remarks.length > 0 && (
          <Button size="small" onClick={() => url.onReplace?.(`http://${url.value.trimStart()}`)}>
            {t('view.useHttp')}
          </Button>
        )}
      </div>
      <div className="grid gap-x-8 *:min-w-0 @rows:grid-cols-[minmax(0,1fr)_auto]">
        <TextField {...bind('base')} isMonospace inputMode="url" />
        <div className="@rows:pt-8">
          <SwitchField {...bind('plusMeansSpace')} />
        </div>
      </div>
    </div>
  );
}
