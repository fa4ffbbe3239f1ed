import { Button } from '../button.tsx';
import { Tooltip } from '../tooltip.tsx';

const positions = ['top', 'bottom', 'left', 'right'] as const;

/** On each of the four sides. */
export default function TooltipDemo() {
  return (
    <div className="flex flex-wrap justify-center gap-8 p-12">
      {positions.map((position) => (
        <Tooltip key={position} text={`A remark on the ${position}`} position={position}>
          <Button>{position}</Button>
        </Tooltip>
      ))}
    </div>
  );
}
