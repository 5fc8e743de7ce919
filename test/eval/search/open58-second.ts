import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches of fourteen imagined writers over the second people, each with a way of asking of its own. */
export const SECOND_OPEN_FORTY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'telegram',
    ask: 'Plumbers and fitters. Between jobs.',
    fits: both(trade('plumber', 'fitter'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'long mails',
    ask: 'Dear colleagues, our friends at the insurer have come back to us after a silence of some months. They need claims handlers who know Guidewire, and I would rather start with people whom none of us has telephoned in the last six months (never counts as well, naturally). Warmly, Rosalind',
    fits: both(trade('claims'), skill('Guidewire'), notCalledFor(183)),
  },
  {
    by: 'long mails',
    ask: 'Hi team, a long one, sorry. A bridge practice would like a structural engineer with Tekla. They have a soft spot for people with Arup, WSP or Aurecon among their past employers, so please only those. Country does not matter. Best, Tobias',
    fits: both(trade('structural engineer'), skill('Tekla'), formerly('Arup', 'WSP', 'Aurecon')),
  },
  {
    by: 'slack',
    ask: 'testers, selenium or cypress, contract, any of AU/NZ/UK/US',
    fits: both(
      trade('tester'),
      either(skill('Selenium'), skill('Cypress')),
      contractor,
      country('Australia', 'New Zealand', 'United Kingdom', 'United States'),
    ),
  },
  {
    by: 'boolean',
    ask: 'bookkeeper AND Xero AND (Melbourne OR Geelong OR Brisbane OR Newcastle OR Wellington)',
    fits: both(
      trade('bookkeeper'),
      skill('Xero'),
      city('Melbourne', 'Geelong', 'Brisbane', 'Newcastle', 'Wellington'),
    ),
  },
  {
    by: 'boolean',
    ask: '(paralegal OR "legal assistant") AND drafting NOT (Singapore OR Boston OR Austin)',
    fits: both(trade('paralegal'), skill('Drafting'), not(city('Singapore', 'Boston', 'Austin'))),
  },
  {
    by: 'Hamburg desk',
    ask: 'CRAs or regulatory affairs people with Roche or Novartis in the CV, present or past',
    fits: both(trade('clinical research', 'regulatory affairs'), worked('Roche', 'Novartis')),
  },
  {
    by: 'Hamburg desk',
    ask: 'Mechanical engineers with SolidWorks in Europe, all levels without the juniors',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      country(...EUROPE, 'Ireland'),
      not(level('junior')),
    ),
  },
  {
    by: 'dictation',
    ask: 'find the compliance officers who know AML and who speak Mandarin or German or Italian please',
    fits: both(
      trade('compliance'),
      skill('AML'),
      either(speaks('Mandarin'), speaks('German'), speaks('Italian')),
    ),
  },
  {
    by: 'dictation',
    ask: 'I’d like customer success managers who at some earlier point were credit controllers',
    fits: both(trade('customer success'), wasOnce('credit controller')),
  },
  {
    by: 'mid-sentence',
    ask: 'underwriters at Allianz or QBE. Scratch that: underwriters who have left Allianz or QBE',
    fits: both(trade('underwriter'), formerly('Allianz', 'QBE')),
  },
  {
    by: 'bot',
    ask: 'title: Data Analyst; skills: Power BI, SQL; current_employer: Tesco, Coles, Aldi, Kmart',
    fits: both(trade('data analyst'), skill('Power BI', 'SQL'), at('Tesco', 'Coles', 'Aldi', 'Kmart')),
  },
  {
    by: 'bot',
    ask: 'REQ-2207 Salesforce administrator or developer; country: Australia, New Zealand; notice_days_max: 28',
    fits: both(trade('salesforce'), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'bot',
    ask: 'current_industry: banking; language: Mandarin or Arabic or Italian',
    fits: both(
      ({ industry }) => industry === 'banking',
      either(speaks('Mandarin'), speaks('Arabic'), speaks('Italian')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Brisbane insurer wants underwriting or claims people who are at QBE or Suncorp or have been; they don’t need to be in Brisbane',
    fits: both(trade('underwriter', 'claims'), worked('QBE', 'Suncorp')),
  },
  {
    by: 'night desk',
    ask: 'scaffolders w white card AND scaffolding ticket, aus or nz',
    fits: both(
      trade('scaffolder'),
      ticket('White Card'),
      ticket('Scaffolding ticket'),
      country('Australia', 'New Zealand'),
    ),
  },
  { by: 'night desk', ask: 'radiografers dublin', fits: nobody },
  {
    by: 'graduate',
    ask: 'Actuaries or underwriters in Singapore, Switzerland or Germany with at least five years, is there anyone?',
    fits: both(
      trade('actuary', 'underwriter'),
      country('Singapore', 'Switzerland', 'Germany'),
      yearsAtLeast(5),
    ),
  },
];
