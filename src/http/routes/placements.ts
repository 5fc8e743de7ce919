import {
  createPlacementAction,
  getPlacementAction,
  listPlacementsAction,
  updatePlacementAction,
} from '#actions/placements/index.ts';
import { bind } from '../bind.ts';

export const placementRoutes = [
  bind('GET', '/placements', listPlacementsAction),
  bind('POST', '/placements', createPlacementAction),
  bind('GET', '/placements/{placement_id}', getPlacementAction),
  bind('PATCH', '/placements/{placement_id}', updatePlacementAction),
];
