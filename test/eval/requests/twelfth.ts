import type { Request } from './request.ts';

/** What recruiters ask of their own work with people, written before the ways of asking were added to. Takes no part in the training. */
export const TWELFTH: Request[] = [
  ['which of my people are not in any process', 'search_candidates'],
  ['who of ours sits idle, nothing running for them anywhere', 'search_candidates'],
  ['good nurses that aren’t up for anything at the moment', 'search_candidates'],
  ['contractors of ours whose gig is up by the end of March', 'search_candidates', 'list_placements'],
  ['who rolls off a contract with us in the next six weeks', 'search_candidates', 'list_placements'],
  ['anyone we placed before who might move again', 'search_candidates'],
  ['electricians we have placed at Downer', 'search_candidates', 'list_placements'],
  ['people nobody has rung since spring', 'search_candidates', 'list_candidates'],
  ['candidates we never spoke to', 'search_candidates', 'list_candidates'],
  ['who has no CV with us', 'search_candidates', 'list_candidates'],
  ['accountants without a phone number on file', 'search_candidates'],
  ['who in the silver medallists pool lives in Leeds', 'search_candidates', 'list_pool_members'],
  ['people I own that are in no pool', 'search_candidates'],
  ['whom did we send to Vela last year', 'search_candidates', 'list_submissions'],
  ['who got turned down by Northgate and is a forklift driver', 'search_candidates'],
  ['engineers at second interview right now', 'search_candidates', 'list_applications'],
  ['drivers that belong to Ravi', 'search_candidates', 'list_candidates'],
  ['people still in their guarantee period who I placed', 'search_candidates', 'list_placements'],
];
