import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { focusAfter } from '#ui/feedback/focus-after.ts';
import { useWords } from '#ui/words/words.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { SuiteFields } from './suite-fields.tsx';

/** The suites, with buttons that add one, reset all, and undo. */
export function SuiteList({ t, bind }: Pick<Tool<typeof declaration, typeof en>, 't' | 'bind'>) {
  const suites = bind('suites');
  const words = useWords();
  const emptySuite = (number: number) => ({ name: t('view.suite', { number }), values: '' });
  const add = () => {
    const number = suites.items.length + 1;
    focusAfter(() => suites.add(emptySuite(number)), `suites.${number}.values`);
  };
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(21rem,100%),1fr))] gap-x-6 gap-y-2">
        {suites.items.map((_, index) => (
          <SuiteFields key={index} {...{ suites, index }} deleteLabel={t('view.delete', { number: index + 1 })} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button name="addSuite" icon="plus" onClick={add} isDisabled={!suites.canAdd}>
          {t('view.add')}
        </Button>
        <Button name="resetSuites" icon="rotate" onClick={() => suites.replaceAll([emptySuite(1), emptySuite(2)])}>
          {t('view.reset')}
        </Button>
        {suites.onUndo && (
          <IconButton
            icon="arrow-back-up"
            label={words.actionOn(t('fields.suites.label'), words.undo)}
            onClick={() => focusAfter(() => suites.onUndo?.(), 'resetSuites')}
          />
        )}
      </div>
    </>
  );
}
