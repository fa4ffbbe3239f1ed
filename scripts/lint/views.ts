/** The parts of a syntax tree (ESTree) that the rules need. */
interface Identifier {
  readonly type: string;
  readonly name: string;
}

/** `call()` has an identifier as its callee, `run.call()` a member of one. */
interface Callee extends Identifier {
  readonly object?: Identifier;
}

interface Import {
  readonly source: { readonly value: string };
  readonly specifiers: readonly { readonly local: Identifier }[];
}

interface Attribute {
  readonly name: { readonly name: unknown };
}

interface RuleContext {
  report(found: { readonly node: unknown; readonly message: string }): void;
  readonly sourceCode: { getText(node: unknown): string };
}

const LAYOUT = /(?<![\w-])(?:inline-)?(?:grid|flex)(?![\w-])|(?<![\w-])(?:grid|flex|gap)-/;

/** Exports that contain functions. Methods of other exports, such as lists of names, may be called. */
const WORK = /^(run|presenters|main)$/;

/** A view imports constants and what it passes to `useTool`. It does not call functions of its tool's modules. */
const noWork = {
  create(context: RuleContext) {
    const own = new Set<string>();
    const check = ({ callee }: { readonly callee: Callee }): void => {
      const { name } = callee.object ?? callee;
      if (own.has(name) && (callee.type === 'Identifier' || WORK.test(name)))
        context.report({ node: callee, message: 'A view only lays out: what is worked out belongs into run.ts or present.ts.' });
    };
    return {
      ImportDeclaration({ source, specifiers }: Import) {
        if (!/^\.\/(?!parts\/)/.test(source.value)) return;
        for (const { local } of specifiers) own.add(local.name);
      },
      CallExpression: check,
      NewExpression: check,
    };
  },
};

/** Gaps and columns are the same for all tools. */
const noLayoutClasses = {
  create: (context: RuleContext) => ({
    JSXAttribute(node: Attribute) {
      if (node.name.name === 'className' && LAYOUT.test(context.sourceCode.getText(node)))
        context.report({ node, message: 'Lay out with Stack, ToolColumns, FieldRow and their like.' });
    },
  }),
};

export default { meta: { name: 'views' }, rules: { 'no-work': noWork, 'no-layout-classes': noLayoutClasses } };
