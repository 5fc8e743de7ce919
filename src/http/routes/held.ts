import { listHeldAction, releaseHeldAction } from '#actions/held/index.ts';
import { bind } from '../bind.ts';

export const heldRoutes = [
  bind('GET', '/held', listHeldAction),
  bind('POST', '/held/{record}/decision', releaseHeldAction),
];
