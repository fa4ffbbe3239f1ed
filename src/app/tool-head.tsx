import { useLanguage } from './use-language.ts';

/** Name and description of a tool. */
export function ToolHead({ toolId }: { readonly toolId: string }) {
  const { listing } = useLanguage();
  return (
    <header>
      <h1>{listing[toolId]?.name}</h1>
      <p>{listing[toolId]?.description}</p>
    </header>
  );
}
