import { useState } from 'react';
import type { DataType } from '#core/data-type.ts';
import { categories } from '#core/tool.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import type { Forwarded } from '#engine/steps/forwarded.ts';
import { Chooser, type ChooserGroup } from '#ui/dialog/chooser.tsx';
import { findTool } from '../../shell/catalog.ts';
import { useDetected } from '../detection/use-detected.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { isMadeFor, type StepChoice, stepChoices } from './step-choices.ts';
import { useStepsText } from './steps-text.ts';

interface AddStepDialogProps {
  readonly catalogue: Catalogue;
  /** The value that the step receives, and its data type. */
  readonly input: Forwarded;
  readonly type: DataType;
  readonly onChoose: (tool: string, operation: string) => void;
  readonly onClose: () => void;
}

const idOf = ({ tool, operation }: StepChoice): string => `${tool}/${operation}`;

const names: { readonly [Type in DataType]?: string } = { markdown: 'Markdown' };

/** The operations that accept the value: detected ones first, then those for its data type, then the rest by category. */
export default function AddStepDialog({ catalogue, input, type, onChoose, onClose }: AddStepDialogProps) {
  const { tPart, operations } = useStepsText();
  const { t, listing, language } = useLanguage();
  const [choices] = useState(() => stepChoices(catalogue));
  const { rows } = useDetected({ content: input }, language);
  const guessed = [...new Set(rows.map(({ toolId }) => toolId))];

  const nameOf = (choice: StepChoice): string => listing[choice.tool]?.name ?? choice.tool;
  const labelOf = (choice: StepChoice): string | undefined => operations[choice.tool]?.[choice.operation];
  const byName = (one: StepChoice, other: StepChoice): number => nameOf(one).localeCompare(nameOf(other), language);
  const option = (choice: StepChoice) => ({
    id: idOf(choice),
    icon: findTool(choice.tool)?.icon ?? '',
    name: nameOf(choice),
    description: labelOf(choice),
  });

  const groupsFor = (query: string): readonly ChooserGroup[] => {
    const words = query.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
    const isMeant = (choice: StepChoice): boolean => {
      const text = `${nameOf(choice)} ${labelOf(choice) ?? ''}`.toLocaleLowerCase(language);
      return words.every((word) => text.includes(word));
    };
    const meant = choices.filter(isMeant).toSorted(byName);
    const best = guessed.flatMap((tool) => meant.filter((choice) => choice.tool === tool));
    const made = meant.filter((choice) => !best.includes(choice) && isMadeFor(choice, type));
    const rest = meant.filter((choice) => !best.includes(choice) && !made.includes(choice));
    return [
      { id: 'best', heading: tPart('bestGuesses'), options: best.map(option) },
      { id: 'made', heading: t('workbench.sendTakes', { name: names[type] ?? type.toUpperCase() }), options: made.map(option) },
      ...categories.map((category) => ({
        id: category,
        heading: t(`categories.${category}`),
        options: rest.filter((choice) => choice.category === category).map(option),
      })),
    ].filter(({ options }) => options.length > 0);
  };

  return (
    <Chooser
      title={tPart('addStep')}
      searchLabel={tPart('searchOperations')}
      noResults={t('words.noResults')}
      groupsFor={groupsFor}
      onChoose={(id) => {
        const [tool = '', operation = ''] = id.split('/');
        onChoose(tool, operation);
      }}
      onClose={onClose}
    />
  );
}
