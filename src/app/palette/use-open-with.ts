import { useNavigate } from 'react-router';
import { handOver, type HandedOver } from '#workbench/hand-over/hand-over.ts';
import { useLanguage } from '../language/use-language.ts';

/** Opens a tool with what it gets; rejects where that cannot be read. */
export function useOpenWith(): (toolId: string, handed: Promise<HandedOver>) => Promise<void> {
  const { pathOf } = useLanguage();
  const navigate = useNavigate();
  return async (toolId, handed) => {
    handOver(toolId, await handed);
    await navigate(pathOf(toolId));
  };
}
