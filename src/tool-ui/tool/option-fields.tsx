import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { AdvancedOptions } from './advanced-options.tsx';

/** The state of the `advancedOptions`, by name. */
export interface AdvancedOptionsState {
  readonly folded: readonly string[];
  /** The options that differ from their defaults. */
  readonly changed: readonly string[];
  /** The options that the opened link contains. */
  readonly linked: readonly string[];
}

/** The properties that `bind` returns for each control. */
interface BoundField {
  readonly name?: string;
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

type FieldElement = ReactElement<BoundField>;

/** The elements, including those in fragments, with unique keys. */
const elementsIn = (nodes: ReactNode, place = ''): readonly FieldElement[] =>
  Children.toArray(nodes)
    .filter((node) => isValidElement<BoundField>(node))
    .flatMap((element) =>
      element.type === Fragment
        ? elementsIn(element.props.children, `${place}${element.key}`)
        : [cloneElement(element, { key: `${place}${element.key}` })],
    );

/** The controls of options. Those in `advancedOptions` of the declaration are behind a button at the end. */
export function OptionFields({ folded, changed, linked, children }: AdvancedOptionsState & { readonly children: ReactNode }) {
  const elements = elementsIn(children);
  const isFolded = ({ props: { name = '' } }: FieldElement) => folded.includes(name);
  const behind = elements.filter(isFolded);
  const isBehind = (name: string) => behind.some(({ props }) => props.name === name);
  return (
    <>
      {elements.filter((element) => !isFolded(element))}
      {behind.length > 0 && (
        <AdvancedOptions
          changed={changed.filter(isBehind).length}
          isAsked={linked.some(isBehind)}
          isNeeded={behind.some(({ props }) => props.error !== undefined)}
        >
          {behind}
        </AdvancedOptions>
      )}
    </>
  );
}
