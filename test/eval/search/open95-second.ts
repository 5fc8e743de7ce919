import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in the second week of spring. */
export const SECOND_OPEN_EIGHTY_FIFTH: readonly Query<Second>[] = [
  {
    by: 'maternity and mental health',
    ask: 'midwives + mental health nurses with AHPRA rego in VIC, NSW or QLD',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      region('Victoria', 'New South Wales', 'Queensland'),
    ),
  },
  {
    by: 'sheds, Eastern Creek',
    ask: 'forklift drivers LF licence avail within a week',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
  },
  {
    by: 'insight, Leeds',
    ask: 'Data analysts who use Power BI, UK or Ireland',
    fits: both(trade('data analyst'), skill('Power BI'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'enterprise architecture',
    ask: 'solutions architects working for DBS, NAB or Deutsche Bank today, AWS a must',
    fits: both(trade('solutions architect'), skill('AWS'), at('DBS', 'NAB', 'Deutsche Bank')),
  },
  {
    by: 'claims',
    ask: 'anyone in claims who used to be a conveyancer?',
    fits: both(trade('claims'), wasOnce('conveyancer')),
  },
  {
    by: 'building services, Docklands',
    ask: 'Structural and mechanical engineers in Aus or NZ that nobody has called in the last 90 days (or never)',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Australia', 'New Zealand'),
      notCalledFor(90),
    ),
  },
  {
    by: 'financial crime',
    ask: 'compliance / AML, Singapore Frankfurt or Edinburgh',
    fits: both(trade('compliance'), city('Singapore', 'Frankfurt', 'Edinburgh')),
  },
  {
    by: 'rec to rec',
    ask: 'recruiters, ex Hays or Michael Page, happy to do contract',
    fits: both(trade('recruiter'), formerly('Hays', 'Michael Page'), contractor),
  },
  {
    by: 'hotel relief',
    ask: 'Who among our chefs and receptionists is between jobs right now?',
    fits: both(trade('chef', 'receptionist'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'life sciences, Basel',
    ask: 'reg affairs or CRAs in Switzerland, Germany or Austria – elsewhere is fine too if they’d relocate',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      either(country('Switzerland', 'Germany', 'Austria'), relocates),
    ),
  },
  {
    by: 'wet trades, Geelong',
    ask: 'plumbers gasfitting NSW VIC QLD',
    fits: both(trade('plumber'), skill('Gasfitting'), region('New South Wales', 'Victoria', 'Queensland')),
  },
  {
    by: 'community services',
    ask: 'social workers and OTs who speak Auslan, Māori or Arabic',
    fits: both(
      trade('social worker', 'occupational therapist'),
      either(speaks('Auslan'), speaks('Māori'), speaks('Arabic')),
    ),
  },
  {
    by: 'medical, Fortitude Valley',
    ask: 'GPs in Australia, citizen or PR, notice no longer than 4 weeks',
    fits: both(trade('gp'), country('Australia'), rights('citizen', 'permanent_resident'), noticeUpTo(28)),
  },
  {
    by: 'software, Brighton Lanes',
    ask: 'testers & salesforce ppl in the UK, up to £90k',
    fits: both(trade('tester', 'salesforce'), country('United Kingdom'), payUpTo(90_000, 'GBP')),
  },
  {
    by: 'commercial lines',
    ask: 'Underwriters in the UK, Ireland or Australia with a good sense of humour (the team lead insists)',
    unknowable: true,
    fits: both(trade('underwriter'), country('United Kingdom', 'Ireland', 'Australia')),
  },
  {
    by: 'strategic sourcing',
    ask: 'Procurement managers, ten years or more under their belt, at a mining house now, and not in the US or Germany',
    fits: both(
      trade('procurement'),
      yearsAtLeast(10),
      ({ industry }) => industry === 'mining',
      not(country('United States', 'Germany')),
    ),
  },
];
