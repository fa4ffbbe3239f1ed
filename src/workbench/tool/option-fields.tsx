import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { MoreOptions } from './more-options.tsx';

/** What the tool knows of its `moreOptions`, by their names. */
export interface MoreOptionsState {
  readonly folded: readonly string[];
  /** Those that are not as they are at first. */
  readonly changed: readonly string[];
  /** Those that the link says something of with which the page was opened. */
  readonly linked: readonly string[];
}

/** What `bind` gives to each control. */
interface BoundField {
  readonly name?: string;
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

type FieldElement = ReactElement<BoundField>;

/** The elements, those in fragments among them, each with a key that no other has. */
const elementsIn = (nodes: ReactNode, place = ''): readonly FieldElement[] =>
  Children.toArray(nodes)
    .filter((node) => isValidElement<BoundField>(node))
    .flatMap((element) =>
      element.type === Fragment
        ? elementsIn(element.props.children, `${place}${element.key}`)
        : [cloneElement(element, { key: `${place}${element.key}` })],
    );

/** Controls of options: those that stand in `moreOptions` of the declaration behind a button after the others. */
export function OptionFields({ folded, changed, linked, children }: MoreOptionsState & { readonly children: ReactNode }) {
  const elements = elementsIn(children);
  const isFolded = ({ props: { name = '' } }: FieldElement) => folded.includes(name);
  const behind = elements.filter(isFolded);
  const isBehind = (name: string) => behind.some(({ props }) => props.name === name);
  return (
    <>
      {elements.filter((element) => !isFolded(element))}
      {behind.length > 0 && (
        <MoreOptions
          changed={changed.filter(isBehind).length}
          isAsked={linked.some(isBehind)}
          isNeeded={behind.some(({ props }) => props.error !== undefined)}
        >
          {behind}
        </MoreOptions>
      )}
    </>
  );
}
