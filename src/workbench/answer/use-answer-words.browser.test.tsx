import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageTree } from '#core/message-key.ts';
import type { Language } from '#core/languages.ts';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { ToolContext } from '../tool/tool-context.ts';
import { useAnswerWords } from './use-answer-words.ts';

const loadReference = vi.fn<(toolId: string, language: Language) => Promise<MessageTree>>(async (_toolId, language) => ({
  claims: { iss: language === 'de' ? 'Aussteller' : 'Issuer' },
}));

let root: Root;
let text: string;

function Probe({ isWanted, onText }: { readonly isWanted: boolean; readonly onText: (text: string) => void }) {
  const t = useAnswerWords(isWanted);
  useEffect(() => onText(`${t('view.meaning')}: ${t('reference.claims.iss')}`));
  return null;
}

const keep = (current: string): void => {
  text = current;
};

function show(isWanted: boolean, language: Language) {
  root.render(
    <ToolContext value={anyToolContext({ language, loadReference })}>
      <Probe isWanted={isWanted} onText={keep} />
    </ToolContext>,
  );
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

test('reference texts are loaded on demand, and again for another language', async () => {
  show(false, 'en');
  await expect.poll(() => text).toBe('view.meaning: ');
  expect(loadReference).not.toHaveBeenCalled();
  show(true, 'en');
  await expect.poll(() => text).toBe('view.meaning: Issuer');
  show(true, 'de');
  await expect.poll(() => text).toBe('view.meaning: Aussteller');
  expect(loadReference.mock.calls).toEqual([
    ['any-tool', 'en'],
    ['any-tool', 'de'],
  ]);
});
