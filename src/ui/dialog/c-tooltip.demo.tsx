import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const positions = ['top', 'bottom', 'left', 'right'] as const;

/** Tooltips on all four sides, and one with a long text. */
export default function TooltipDemo() {
  return (
    <div className="flex flex-wrap gap-3 py-10">
      {positions.map((position) => (
        <Tooltip key={position} text={`At the ${position}`} position={position}>
          <Button>{position}</Button>
        </Tooltip>
      ))}
      <Tooltip text="A remark of more than one line, since it says a bit more than a remark of one line could say.">
        <Button>long</Button>
      </Tooltip>
    </div>
  );
}
