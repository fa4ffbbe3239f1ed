import { useNavigate } from 'react-router';
import { handOver, type HandedOver } from '#tool-ui/hand-over/hand-over.ts';
import { useLanguage } from '../language/use-language.ts';

/** Returns a function that opens a tool with content. It rejects if the content cannot be read. */
export function useOpenWith(): (toolId: string, handed: Promise<HandedOver>) => Promise<void> {
  const { pathOf } = useLanguage();
  const navigate = useNavigate();
  return async (toolId, handed) => {
    handOver(toolId, await handed);
    await navigate(pathOf(toolId));
  };
}
