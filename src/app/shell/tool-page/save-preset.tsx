import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useLanguage } from '../language/use-language.ts';

const SaveToolPreset = lazy(() => import('../../features/presets/save-tool-preset.tsx'));

/** A button that saves the current state of a tool as a preset. */
export function SavePreset() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="text" icon="bookmark-plus" className="px-1.5!" onClick={() => setOpen(true)}>
        {t('tool.savePreset')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveToolPreset onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
