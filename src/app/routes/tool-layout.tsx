import { useEffect, useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { isolateIn } from '#i18n/isolate-value.ts';
import { createTranslator, messageAt } from '#i18n/translator.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { ToolContext, type ToolContextValue } from '#tool-ui/tool/tool-context.ts';
import { sessionOf } from '#tool-ui/tool/tool-session.ts';
import { findTool } from '../shell/catalog.ts';
import { languageData } from '../shell/language/language-data.ts';
import { notFoundMeta } from '../shell/not-found/not-found-meta.ts';
import { PageMain } from '../shell/layout/page-main.tsx';
import { loadToolMessages } from '../shell/language/load-tool-messages.ts';
import { loadToolReference } from '../shell/language/load-tool-reference.ts';
import { splitPath } from '#core/addresses.ts';
import { splitAddress } from '../shell/addresses/split-address.ts';
import { noteOpened } from '../shell/stores/recent-tools.ts';
import { Late } from '../shell/late.tsx';
import { loadReceivers } from '../shell/tool-page/receivers.ts';
import { runOperation } from '../platform/worker/run-operation.ts';
import { ToolActions } from '../shell/tool-page/tool-actions.tsx';
import { ToolBody } from '../shell/tool-page/tool-body.tsx';
import { ToolBoundary } from '../shell/tool-page/tool-boundary.tsx';
import { ToolCrash } from '../shell/tool-page/tool-crash.tsx';
import { ToolHead } from '../shell/tool-page/tool-head.tsx';
import { usePrimaryInput } from '../shell/tool-page/use-primary-input.ts';
import { loadOrOpen } from '../platform/updates/missing-chunk.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import type { Route } from './+types/tool-layout';

const loadFoot = async () => (await import('../shell/tool-page/tool-foot.tsx')).ToolFoot;

async function loadTool(url: URL) {
  const { language, page: toolId } = splitAddress(url.pathname);
  return { toolId, language, messages: await loadToolMessages(toolId, language) };
}

/** A text of the tool's listing. */
const listed = (messages: MessageTree | undefined, key: string): string => messageAt(messages ?? {}, `listing.${key}`) ?? '';

// `loader` runs during prerendering and adds the messages to the page; `clientLoader` runs on later navigations. Without `loader`, React
// Router would prerender an empty fallback instead of the tool.
export const loader = ({ url }: Route.LoaderArgs) => loadTool(url);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadOrOpen(url, () => loadTool(url));

// React Router does not revalidate a layout without parameters between tools, unless this function requests it.
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const { language, page } = splitPath(location.pathname);
  const { t, listing } = languageData(language);
  const tool = listing[page];
  if (!tool) return notFoundMeta(location);
  return [
    { title: t('site.pageTitle', { name: tool.name }) },
    { name: 'description', content: listed(loaderData?.messages, 'description') },
    { name: 'keywords', content: listed(loaderData?.messages, 'keywords') },
  ];
};

export default function ToolLayout({ loaderData: { toolId, language, messages } }: Route.ComponentProps) {
  const { t: shellText, pathOf } = useLanguage();
  const navigate = useNavigate();
  const session = sessionOf(toolId);
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const tIsolated = useMemo(() => createTranslator(language, messages, isolateIn(language)), [language, messages]);
  const [above, setAbove] = useState<string>();
  usePrimaryInput(session, t);
  useEffect(() => noteOpened(toolId), [toolId]);
  const tool: ToolContextValue = {
    toolId,
    language,
    t,
    tIsolated,
    shellText: shellText as TranslateAny, // the keys of the tool UI are in the same file
    session,
    sayAbove: setAbove,
    runOperation,
    loadReference: loadToolReference,
    receivers: () => loadReceivers(language),
    inverseTool: findTool(findTool(toolId)?.inverseTool ?? '')?.id,
    hasTool: (target) => findTool(target) !== undefined,
    openTool: (target) => void navigate(pathOf(target)),
    pathOf: (target) => pathOf(target),
  };

  return (
    <ToolContext value={tool}>
      <PageMain className="tool-page relative">
        <ToolHead />
        <div className="tool">
          {above && <Alert type="error">{above}</Alert>}
          <ToolBoundary key={toolId} fallback={ToolCrash}>
            <ToolBody messages={messages}>
              <Outlet />
            </ToolBody>
          </ToolBoundary>
        </div>
        <ToolActions />
        <Late key={toolId} load={loadFoot} />
      </PageMain>
    </ToolContext>
  );
}
