import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface SearchBarProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 'bind' | 'show' | 'notices'>;
}

/** The search field, and the number of codes that were found. */
export const SearchBar = ({ tool: { bind, show, notices } }: SearchBarProps) => (
  <div className="grid gap-x-8 *:min-w-0 @rows:grid-cols-[minmax(0,28rem)_1fr]">
    <TextField {...bind('search')} />
    <div className="@rows:pt-8">
      <SwitchField {...bind('unofficial')} />
    </div>
    <div className="max-w-md">
      <ResultRows rows={[show('shown')]} />
    </div>
    <Notices notices={notices()} />
  </div>
);
