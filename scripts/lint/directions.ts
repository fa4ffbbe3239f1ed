interface Text {
  readonly value?: unknown;
}

interface TemplatePart {
  readonly value: { readonly raw: string };
}

interface Property {
  readonly key: { readonly name?: unknown };
}

interface Attribute {
  readonly name: { readonly name: unknown };
}

interface RuleContext {
  report(found: { readonly node: unknown; readonly message: string }): void;
  readonly sourceCode: { getText(node: unknown): string };
}

const MESSAGE = 'A page may run from right to left: say start and end (ms-, pe-, start-, text-end, insetInlineStart), not left and right.';

/** Tailwind classes for a left or right side, with any variants. `left-1/2` is excluded, because it is the middle from either side. */
const CLASS =
  /(?<![\w-])(?:-?(?:scroll-)?[mp][lr]-(?:[[(\d]|auto|px)|-?(?:left|right)-(?!1\/2)(?:[[(\d]|auto|full|px)|(?:text|float|clear)-(?:left|right)(?![\w-])|border-[lr](?![\w])|rounded-(?:[lr]|[tb][lr])(?![\w]))/;

const STYLE = /^(?:scroll)?(?:margin|padding|border)(?:Top|Bottom)?(?:Left|Right)/i;

/**
 * Requires code for pages to use logical directions, which are mirrored from right to left. scripts/lint/physical-css.grit does the same
 * for style sheets.
 */
const logical = {
  create(context: RuleContext) {
    const check = (node: unknown, text: unknown): void => {
      if (typeof text === 'string' && CLASS.test(text)) context.report({ node, message: MESSAGE });
    };
    return {
      Literal: (node: Text) => check(node, node.value),
      TemplateElement: (node: TemplatePart) => check(node, node.value.raw),
      Property(node: Property) {
        if (typeof node.key.name === 'string' && STYLE.test(node.key.name)) context.report({ node, message: MESSAGE });
      },
      JSXAttribute(node: Attribute) {
        if (node.name.name === 'style' && /\b(?:left|right):/.test(context.sourceCode.getText(node)))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};

/** Variants for the width of the window. They are not allowed, because they ignore the width of the menu and the size of the text. */
const WINDOW = /(?<![\w@-])(?:max-|min-)?(?:xs|sm|md|lg|\dxl|xl):/;

const containers = {
  create(context: RuleContext) {
    const check = (node: unknown, text: unknown): void => {
      if (typeof text === 'string' && WINDOW.test(text))
        context.report({
          node,
          message: 'What counts is the room in the page, not the width of the window: @rows:, @columns:, two-columns.',
        });
    };
    return {
      Literal: (node: Text) => check(node, node.value),
      TemplateElement: (node: TemplatePart) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'directions' }, rules: { logical, containers } };
