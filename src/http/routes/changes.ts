import { listChangesAction } from '#actions/changes/index.ts';
import { bind } from '../bind.ts';

export const changeRoutes = [bind('GET', '/changes', listChangesAction)];
