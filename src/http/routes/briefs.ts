import {
  getCandidateBriefAction,
  getClientBriefAction,
  getDeskBriefAction,
  getJobBriefAction,
} from '#actions/briefs/index.ts';
import { bind } from '../bind.ts';

export const briefRoutes = [
  bind('GET', '/desk/brief', getDeskBriefAction),
  bind('GET', '/candidates/{candidate_id}/brief', getCandidateBriefAction),
  bind('GET', '/jobs/{job_id}/brief', getJobBriefAction),
  bind('GET', '/clients/{client_id}/brief', getClientBriefAction),
];
