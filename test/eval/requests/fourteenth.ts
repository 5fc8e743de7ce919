import type { Request } from './request.ts';

/**
 * People asked for by what they are to the desk, and beside them records that sound alike, written before the ways of asking were looked at.
 * Takes no part in the training.
 */
export const FOURTEENTH: Request[] = [
  ['any welders who aren’t on a shortlist anywhere', 'search_candidates'],
  ['who have I got that is doing nothing with us right now', 'search_candidates'],
  ['former placements of ours that could be up for a change', 'search_candidates'],
  ['nurses we know but have not talked to this year', 'search_candidates', 'list_candidates'],
  ['which of Dana’s people have no e-mail', 'search_candidates', 'list_candidates'],
  ['good devs who missed out at Corvex and are still free', 'search_candidates'],
  ['everybody coming off assignment before Easter', 'search_candidates', 'list_placements'],
  ['people we sent to Halden who never got an interview', 'search_candidates', 'list_submissions'],
  ['carers that no one of us owns', 'search_candidates', 'list_candidates'],
  ['plumbers in Leeds with a CV but no phone', 'search_candidates'],
  ['anybody from the alumni pool who is looking again', 'search_candidates', 'list_pool_members'],
  ['contractors who finished with us last month and can start again', 'search_candidates', 'list_placements'],
  ['what is in the alumni pool', 'list_pool_members', 'get_talent_pool'],
  ['which applications have not moved for two weeks', 'list_applications', 'search_records', 'run_report'],
  ['who is at offer on the foreman job', 'list_applications'],
  ['phone numbers of the people at Halden', 'list_client_contacts'],
  ['who did I speak to yesterday', 'list_activities'],
  ['are there any open roles nobody has been put on', 'list_jobs', 'search_records'],
];
