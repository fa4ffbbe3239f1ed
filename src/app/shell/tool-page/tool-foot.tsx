import { PrintedOrigin } from './printed-origin.tsx';
import { UndoLine } from './undo-line.tsx';

/** The parts of a tool's page that are needed only for undo and printing. */
export const ToolFoot = () => (
  <>
    <UndoLine />
    <PrintedOrigin />
  </>
);
