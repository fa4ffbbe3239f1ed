import { useId, useState } from 'react';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FieldFrame } from '#ui/field/field-frame.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextActionsBar } from '#ui/field/text-actions-bar.tsx';
import { ToolColumns, ToolOptions } from '#ui/layout/tool-columns.tsx';
import { useTextActions } from '#ui/field/use-text-actions.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { useLoaded } from '#tool-ui/tool/use-loaded.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { EditorStandIn } from './parts/editor-stand-in.tsx';
import { HtmlOutput } from './parts/html-output.tsx';
import type { RichNode } from './rich-node.ts';

const loadEditor = async () => (await import('./parts/rich-editor.tsx')).default;

export default function HtmlWysiwygEditor() {
  const { t, bind, values, set } = useTool<typeof en>()(declaration, {});
  const RichEditor = useLoaded(loadEditor);
  const [document, setDocument] = useState<RichNode>();
  const editorId = useId();
  const { label, ...editor } = bind('document');
  const actions = useTextActions(editor);
  // Without an undo of its own: loading HTML also changes the editor, so both must be undone together.
  const { onReplace: _replace, onUndo: _undo, ...source } = bind('source');

  const keep = (html: string, changed: RichNode) => {
    setDocument(changed);
    if (html !== values.document) set('document', html);
  };
  const load = (html: string) => {
    source.onChange(html);
    set('document', html);
  };

  return (
    <Stack gap="large">
      <ToolOptions>
        <ChoiceField {...bind('outputFormat')} />
      </ToolOptions>
      <div className="@columns:[--code-height:clamp(20rem,calc(100dvh-25rem),56rem)]">
        <ToolColumns>
          <FieldFrame
            label={label}
            isGroup
            controlId={editorId}
            notice={actions.notice}
            actions={
              <TextActionsBar
                {...{ label }}
                value={values.document}
                sample={editor.sample}
                has="sampleOnly"
                onReplace={actions.replace}
                onUndo={actions.undo}
                onFiles={(files) => void actions.openFiles(files)}
                onPasteRefused={actions.refusePaste}
              />
            }
          >
            {({ id }) =>
              RichEditor ? (
                <RichEditor
                  {...{ t, id, label }}
                  html={values.document}
                  onChange={keep}
                  onFiles={(files) => void actions.openFiles(files)}
                />
              ) : (
                <EditorStandIn {...{ t, label }} />
              )
            }
          </FieldFrame>
          <HtmlOutput {...{ t, document }} format={values.outputFormat} html={values.document} sourceId={editorId} />
        </ToolColumns>
      </div>
      <CodeField {...source} onChange={load} language="html" rows={8} />
    </Stack>
  );
}
