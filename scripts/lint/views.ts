/** What the rules need to know of a syntax tree (ESTree). */
interface Identifier {
  readonly type: string;
  readonly name: string;
}

/** `call()` has an identifier, `run.call()` a member of one. */
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

/** What has functions; of other things, such as lists of names, methods may be called. */
const WORK = /^(run|answer|main)$/;

/** A view imports what it hands on to `useTool`, and constants; it asks no module of its tool to work anything out. */
const noWork = {
  create(context: RuleContext) {
    const own = new Set<string>();
    const check = ({ callee }: { readonly callee: Callee }): void => {
      const { name } = callee.object ?? callee;
      if (own.has(name) && (callee.type === 'Identifier' || WORK.test(name)))
        context.report({ node: callee, message: 'A view only lays out: what is worked out belongs into run.ts or answer.ts.' });
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

/** Rooms and columns are those of all tools. */
const noLayoutClasses = {
  create: (context: RuleContext) => ({
    JSXAttribute(node: Attribute) {
      if (node.name.name === 'className' && LAYOUT.test(context.sourceCode.getText(node)))
        context.report({ node, message: 'Lay out with Stack, ToolColumns, FieldRow and their like.' });
    },
  }),
};

export default { meta: { name: 'views' }, rules: { 'no-work': noWork, 'no-layout-classes': noLayoutClasses } };
