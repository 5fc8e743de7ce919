import {
  getRefereeRequestAction,
  listRefereeRequestsAction,
  requestRefereeDetailsAction,
} from '#actions/references/index.ts';
import { bind } from '../bind.ts';

export const referenceRoutes = [
  bind('POST', '/applications/{application_id}/referee-requests', requestRefereeDetailsAction),
  bind('GET', '/referee-requests', listRefereeRequestsAction),
  bind('GET', '/referee-requests/{referee_request_id}', getRefereeRequestAction),
];
