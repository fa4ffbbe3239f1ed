import { PrintedOrigin } from './printed-origin.tsx';
import { UndoLine } from './undo-line.tsx';

/** What the page of a tool has that nobody needs before there is something to take back or to print. */
export const ToolFoot = () => (
  <>
    <UndoLine />
    <PrintedOrigin />
  </>
);
