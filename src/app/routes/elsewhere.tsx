import { NotFound } from '../shell/not-found/not-found.tsx';
import { notFoundMeta } from '../shell/not-found/not-found-meta.ts';
import type { Route } from './+types/elsewhere';

export const meta: Route.MetaFunction = ({ location }) => notFoundMeta(location);

export default NotFound;
