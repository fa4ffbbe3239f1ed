import { Navigate, useLocation } from 'react-router';
import { findFormerTool } from '../catalog.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { useLanguage } from '../language/use-language.ts';

/** A path that a tool had once. A host or an alias page redirects before this is reached; offline nobody else does. */
export default function FormerPath() {
  const { page, pathOf } = useLanguage();
  const { search, hash } = useLocation();
  const tool = findFormerTool(page);
  return tool ? <Navigate replace to={{ pathname: pathOf(tool.id), search, hash }} /> : <NotFound />;
}
