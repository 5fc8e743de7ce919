import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second } from './second-world.ts';
import {
  at,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));

/** Long searches of the same recruiters over the second people. */
export const SECOND_OPEN_TWENTY_SEVENTH_MORE: readonly Query<Second>[] = [
  {
    by: 'us agency',
    ask: 'Data analysts or QA / test people, in the US or willing to relocate, mid or senior, no sponsorship, perm only. Hiring mgr is in Boston and wants resumes by COB',
    fits: both(
      trade('data analyst', 'tester'),
      either(country('United States'), relocates),
      level('mid', 'senior'),
      noSponsorship,
      not(contractor),
    ),
  },
  {
    by: 'berlin',
    ask: 'For a hotel group: executive chefs, chefs de partie or receptionists with Hilton or Accor now or earlier, living in Germany, Austria, Switzerland or Ireland, no juniors, notice maximal 4 weeks',
    fits: both(
      trade('chef', 'receptionist'),
      worked('Hilton', 'Accor'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland'),
      not(level('junior')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'forwarder',
    ask: 'Good afternoon, our property team has doubled overnight. We would like to meet paralegals or conveyancers with conveyancing who live in Australia or the UK and want a permanent job. Kindly leave out anyone you have called within the last month, as they have heard about us already.',
    fits: both(
      trade('paralegal', 'conveyancer'),
      skill('Conveyancing'),
      country('Australia', 'United Kingdom'),
      not(contractor),
      notCalledFor(31),
    ),
  },
  {
    by: 'voice note',
    ask: 'so it’s OTs, midwives or scrub nurses, anybody who can start straight away, no notice at all, UK, Ireland, Australia or New Zealand, not needing sponsorship, three years done at least. The ward manager rang me in the bath!',
    fits: both(
      trade('occupational therapist', 'midwife', 'theatre nurse'),
      noticeUpTo(0),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      noSponsorship,
      yearsAtLeast(3),
    ),
  },
  {
    by: 'telegram',
    ask: 'QA + test / Salesforce admin or dev / CSM. remote. Microsoft, Meta, Xero or SAP now. 4y+. not contract. no spons.',
    fits: both(
      trade('tester', 'salesforce', 'customer success'),
      remote,
      at('Microsoft', 'Meta', 'Xero', 'SAP'),
      yearsAtLeast(4),
      not(contractor),
      noSponsorship,
    ),
  },
];
