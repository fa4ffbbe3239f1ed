import { Collapse } from './collapse.tsx';

/** Initially closed and initially open. */
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
