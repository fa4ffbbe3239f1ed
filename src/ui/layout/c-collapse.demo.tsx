import { Collapse } from './collapse.tsx';

/** Closed, and open from the start. */
export default function CollapseDemo() {
  return (
    <div className="grid gap-2">
      <Collapse title="Closed at first">What was hidden.</Collapse>
      <Collapse title="Open at first" isOpenInitially>
        What was shown.
      </Collapse>
    </div>
  );
}
