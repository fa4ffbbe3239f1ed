import { Notices } from '#ui/feedback/notices.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { GitTool } from './git-tool.ts';

/** The search field and the fields for the placeholders. */
export const SearchBar = ({ tool: { bind, notices } }: { readonly tool: GitTool }) => (
  <div className="grid gap-x-4 *:min-w-0 @rows:grid-cols-2 @columns:grid-cols-4">
    <TextField {...bind('search')} />
    <TextField {...bind('remote')} isMonospace />
    <TextField {...bind('branch')} isMonospace />
    <TextField {...bind('commit')} isMonospace />
    <Notices notices={notices()} />
  </div>
);
