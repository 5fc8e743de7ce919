import { PERSON_TABLES as activities } from '../activities/person-tables.ts';
import { PERSON_TABLES as ads } from '../ads/person-tables.ts';
import { PERSON_TABLES as aiScreens } from '../ai-screens/person-tables.ts';
import { PERSON_TABLES as applications } from '../applications/person-tables.ts';
import { PERSON_TABLES as candidateDrafts } from '../candidate-drafts/person-tables.ts';
import { PERSON_TABLES as candidates } from '../candidates/person-tables.ts';
import { PERSON_TABLES as clients } from '../clients/person-tables.ts';
import { PERSON_TABLES as documents } from '../documents/person-tables.ts';
import { PERSON_TABLES as emails } from '../emails/person-tables.ts';
import { PERSON_TABLES as imports } from '../imports/person-tables.ts';
import { PERSON_TABLES as interviews } from '../interviews/person-tables.ts';
import { PERSON_TABLES as marketplace } from '../marketplace/person-tables.ts';
import { PERSON_TABLES as papers } from '../papers/person-tables.ts';
import type { PersonTable } from '../person-table.ts';
import { PERSON_TABLES as placements } from '../placements/person-tables.ts';
import { PERSON_TABLES as pools } from '../pools/person-tables.ts';
import { PERSON_TABLES as preferences } from '../preferences/person-tables.ts';
import { PERSON_TABLES as references } from '../references/person-tables.ts';
import { PERSON_TABLES as specs } from '../specs/person-tables.ts';
import { PERSON_TABLES as submissions } from '../submissions/person-tables.ts';

/** Every table with rows about a person, and what becomes of them. */
export const TABLES: readonly PersonTable[] = [
  ...activities,
  ...aiScreens,
  ...ads,
  ...applications,
  ...candidateDrafts,
  ...candidates,
  ...clients,
  ...documents,
  ...emails,
  ...imports,
  ...interviews,
  ...marketplace,
  ...papers,
  ...placements,
  ...pools,
  ...preferences,
  ...references,
  ...specs,
  ...submissions,
];

/** The tables of candidates themselves, and those that only tell who was looked at; they are dealt with by name. */
export const OTHER_TABLES: readonly string[] = [
  'candidate_access',
  'candidate_index',
  'duplicate_keys',
  'erasure_certificates',
];
