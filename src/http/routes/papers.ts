import {
  getContractorPageLinkAction,
  getPlacementPapersAction,
  listCandidatePapersAction,
  restorePaperRequirementAction,
  savePaperAction,
  waivePaperAction,
} from '#actions/papers/index.ts';
import { bind } from '../bind.ts';

export const paperRoutes = [
  bind('GET', '/candidates/{candidate_id}/papers', listCandidatePapersAction),
  bind('POST', '/candidates/{candidate_id}/papers', savePaperAction),
  bind('POST', '/candidates/{candidate_id}/contractor-page-link', getContractorPageLinkAction),
  bind('GET', '/placements/{placement_id}/papers', getPlacementPapersAction),
  bind('PUT', '/placements/{placement_id}/papers/{kind}/waiver', waivePaperAction),
  bind('DELETE', '/placements/{placement_id}/papers/{kind}/waiver', restorePaperRequirementAction),
];
