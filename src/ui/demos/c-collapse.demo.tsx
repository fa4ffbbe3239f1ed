import { Collapse } from '../collapse.tsx';

/** Closed, and open from the start. */
export default function CollapseDemo() {
  return (
    <div className="grid gap-2">
      <Collapse title="Closed at first">Now it is open.</Collapse>
      <Collapse title="Open at first" isOpenInitially>
        It was open from the start.
      </Collapse>
    </div>
  );
}
