import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  near,
  not,
  noticeUpTo,
  once,
  pays,
  relocates,
  rights,
  skill,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Fourteen recruiters and bots, each with a way of their own, over the third people. */
export const THIRD_OPEN_FIFTIETH: readonly Query<Third>[] = [
  {
    by: 'trainee',
    ask: 'Hi! I’m trying to find economics lecturers with Stata or econometrics, in Dublin, Melbourne or Toronto. Many thanks',
    fits: all(
      trade('lecturer'),
      any(skill('Stata'), skill('Econometrics')),
      near('Dublin', 'Melbourne', 'Toronto'),
    ),
  },
  {
    by: 'changes her mind',
    ask: 'journalists in New York, actually London and New York both, data journalism or investigations',
    fits: all(
      trade('journalist'),
      near('New York', 'London'),
      any(skill('Data journalism'), skill('Investigations')),
    ),
  },
  {
    by: 'dictating director',
    ask: 'executive assistants who are at Unilever or Nestlé or who were there earlier in their career',
    fits: all(trade('executive assistant'), worked('Unilever', 'Nestlé')),
  },
  {
    by: 'Moira, terse',
    ask: 'Dentists. Endodontics or Invisalign. Not Dubai.',
    fits: all(trade('dentist'), any(skill('Endodontics'), skill('Invisalign')), not(near('Dubai'))),
  },
  {
    by: 'chat assistant',
    ask: 'Which people used to be a chef of any kind and do other work now?',
    fits: all(once('chef'), not(trade('chef'))),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Aircraft maintenance engineers with B1 licence who are open for a relocation or free immediately',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), any(relocates, noticeUpTo(0))),
  },
  {
    by: 'dictating director',
    ask: 'wind turbine technicians who hold GWO wherever they are except for Spain',
    fits: all(trade('wind turbine technician'), cert('GWO'), not(country('Spain'))),
  },
  {
    by: 'researcher from Recife',
    ask: 'hotel managers with more of 8 years experience, in Dubai, Berlin or London',
    fits: all(
      trade('hotel manager'),
      ({ years }) => years !== null && years > 8,
      near('Dubai', 'Berlin', 'London'),
    ),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Dear all, our developer client is tooling up for the marina job and would like quantity surveyors who are MRICS. It does not matter where they are, apart from Sydney, which the sister company looks after.',
    fits: all(trade('quantity surveyor'), cert('MRICS'), not(near('Sydney'))),
  },
  {
    by: 'Boolean sourcer',
    ask: '"mining engineer" AND (Deswik OR ventilation) AND (WA OR Queensland)',
    fits: all(
      trade('mining engineer'),
      any(skill('Deswik'), skill('Ventilation')),
      ({ region }) => region === 'Western Australia' || region === 'Queensland',
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'postdocs, grant writing, not the boston lot',
    fits: all(trade('research fellow'), skill('Grant writing'), not(near('Boston'))),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Quality managers and production managers who sit in Munich',
    fits: all(trade('quality manager', 'production manager'), near('Munich')),
  },
  {
    by: 'Boolean sourcer',
    ask: '("landscape architect" OR "town planner") AND (Vancouver OR Bristol)',
    fits: all(trade('landscape architect', 'town planner'), near('Vancouver', 'Bristol')),
  },
  {
    by: 'requisition bot',
    ask: 'find: sous chef; pay: <= AUD 80000 per year OR <= EUR 45000 per year',
    fits: all(trade('sous chef'), any(pays('AUD', 0, 80_000), pays('EUR', 0, 45_000))),
  },
  {
    by: 'Boolean sourcer',
    ask: 'conveyancer AND (PEXA OR leasehold) NOT Perth',
    fits: all(trade('conveyancer'), any(skill('PEXA'), skill('Leasehold')), not(near('Perth'))),
  },
  {
    by: 'requisition bot',
    ask: 'seeking: litigation lawyer OR in-house counsel; years >= 7; work_rights in (citizen, permanent_resident, visa_holder)',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      yearsAtLeast(7),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
  {
    by: 'list maker',
    ask: 'Port ops supervisors / terminal managers\n* berth planning or stevedoring\n* with PSA or DP World on the CV, past or present',
    fits: all(
      trade('port operations'),
      any(skill('Berth planning'), skill('Stevedoring')),
      worked('PSA International', 'DP World'),
    ),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Hi, could you line up SEO specialists with link building or Google Analytics for our agency friends? Berlin, Manchester or Auckland. The boss there insists on non-smokers, I’m afraid. Cheers, F',
    unknowable: true,
    fits: all(
      trade('seo specialist'),
      any(skill('Link building'), skill('Google Analytics')),
      near('Berlin', 'Manchester', 'Auckland'),
    ),
  },
];
