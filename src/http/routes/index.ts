import type { Route } from '../bind.ts';
import { clientRoutes } from './clients.ts';

/** Every REST route. */
export const routes: Route[] = [...clientRoutes];
