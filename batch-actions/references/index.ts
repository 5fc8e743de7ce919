export { getRefereeRequestAction } from './get-referee-request.ts';
export { listRefereeRequestsAction } from './list-referee-requests.ts';
export { requestRefereeDetailsAction } from './request-referee-details.ts';
