import {
  addPoolMemberAction,
  approvePoolJoinRequestAction,
  createTalentPoolAction,
  declinePoolJoinRequestAction,
  deleteTalentPoolAction,
  getTalentPoolAction,
  listPoolJoinRequestsAction,
  listPoolMembersAction,
  listTalentPoolsAction,
  removePoolMemberAction,
  updateTalentPoolAction,
} from '#actions/talent-pools/index.ts';
import { bind } from '../bind.ts';

export const talentPoolRoutes = [
  bind('GET', '/talent-pools', listTalentPoolsAction),
  bind('POST', '/talent-pools', createTalentPoolAction),
  bind('GET', '/talent-pools/{pool_id}', getTalentPoolAction),
  bind('PATCH', '/talent-pools/{pool_id}', updateTalentPoolAction),
  bind('DELETE', '/talent-pools/{pool_id}', deleteTalentPoolAction),
  bind('GET', '/talent-pools/{pool_id}/members', listPoolMembersAction),
  bind('POST', '/talent-pools/{pool_id}/members', addPoolMemberAction),
  bind('DELETE', '/talent-pools/{pool_id}/members/{member_id}', removePoolMemberAction),
  bind('GET', '/talent-pools/{pool_id}/requests', listPoolJoinRequestsAction),
  bind('POST', '/talent-pools/{pool_id}/requests/{request_id}/approve', approvePoolJoinRequestAction),
  bind('POST', '/talent-pools/{pool_id}/requests/{request_id}/decline', declinePoolJoinRequestAction),
];
