import { NotFound } from '../not-found/not-found.tsx';
import { notFoundMeta } from '../not-found/not-found-meta.ts';
import type { Route } from './+types/elsewhere';

export const meta: Route.MetaFunction = ({ location }) => notFoundMeta(location);

export default NotFound;
