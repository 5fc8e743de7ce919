import {
  bdAddLeadAction,
  bdConvertLeadAction,
  bdCreateTargetAction,
  bdSetPatchAction,
  bdUpdateLeadAction,
  bdUpdateTargetAction,
  getBdLeadAction,
  getBdPatchAction,
  getBdTargetAction,
  listBdLeadsAction,
  listBdTargetsAction,
} from '#actions/bd/index.ts';
import { bind } from '../bind.ts';

export const bdRoutes = [
  bind('GET', '/bd/targets', listBdTargetsAction),
  bind('POST', '/bd/targets', bdCreateTargetAction),
  bind('GET', '/bd/targets/{target_id}', getBdTargetAction),
  bind('PATCH', '/bd/targets/{target_id}', bdUpdateTargetAction),
  bind('GET', '/bd/leads', listBdLeadsAction),
  bind('POST', '/bd/leads', bdAddLeadAction),
  bind('GET', '/bd/leads/{lead_id}', getBdLeadAction),
  bind('PATCH', '/bd/leads/{lead_id}', bdUpdateLeadAction),
  bind('POST', '/bd/leads/{lead_id}/convert', bdConvertLeadAction),
  bind('GET', '/bd/patch', getBdPatchAction),
  bind('PATCH', '/bd/patch', bdSetPatchAction),
];
