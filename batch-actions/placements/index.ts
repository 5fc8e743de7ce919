export { createPlacementAction } from './create-placement.ts';
export { getPlacementAction } from './get-placement.ts';
export { listPlacementsAction } from './list-placements.ts';
export { logOfferAction } from './log-offer.ts';
export { markPlacementStatusAction } from './mark-placement-status.ts';
export { updatePlacementAction } from './update-placement.ts';
