import { Navigate, useLocation } from 'react-router';
import { findFormerTool } from '../shell/catalog.ts';
import { NotFound } from '../shell/not-found/not-found.tsx';
import { useLanguage } from '../shell/language/use-language.ts';

/** Redirects from a former path of a tool. Online, the host or an alias page redirects first; offline, only this route does. */
export default function FormerPath() {
  const { page, pathOf } = useLanguage();
  const { search, hash } = useLocation();
  const tool = findFormerTool(page);
  return tool ? <Navigate replace to={{ pathname: pathOf(tool.id), search, hash }} /> : <NotFound />;
}
