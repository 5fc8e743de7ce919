import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const DACH = country('Germany', 'Austria', 'Switzerland');
const ANZ = country('Australia', 'New Zealand');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;

/** Further searches of the twelve desks over the second people. */
export const SECOND_OPEN_THIRTY_THIRD_MORE: readonly Query<Second>[] = [
  {
    by: 'one line',
    ask: 'plumbers Germany/Switzerland, no juniors',
    fits: both(trade('plumber'), country('Germany', 'Switzerland'), not(level('junior'))),
  },
  {
    by: 'kl',
    ask: 'tester, PR or citizen only',
    fits: both(trade('tester'), settled),
  },
  {
    by: 'belfast',
    ask: 'anyone in bookkeeping we’ve never rung?',
    fits: both(trade('bookkeeper'), neverCalled),
  },
  {
    by: 'denver',
    ask: 'claims handlers in Texas or Massachusetts',
    fits: both(trade('claims'), region('Texas', 'Massachusetts')),
  },
  {
    by: 'brisbane',
    ask: 'scaffs with a ticket, Oz/NZ',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), ANZ),
  },
  {
    by: 'utrecht',
    ask: 'paralegals formerly Freshfields or Slaughter and May',
    fits: both(trade('paralegal'), formerly('Freshfields', 'Slaughter and May')),
  },
  {
    by: 'hyderabad',
    ask: 'Salesforce, 8+ yrs, WFH',
    fits: both(trade('salesforce'), yearsAtLeast(8), remote),
  },

  {
    by: 'nairobi',
    ask: 'Kindly identify for us theatre nurses who can report within one month, not being those at Alfred Health.',
    fits: both(trade('theatre nurse'), noticeUpTo(31), not(at('Alfred Health'))),
  },
  {
    by: 'milan',
    ask: 'We need a structural engineer who knows Tekla, he can be everywhere in Europe, with experience of minimum five years.',
    fits: both(
      trade('structural engineer'),
      skill('Tekla'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'mail chain',
    ask: 'Do we hold any solutions architects or SAP consultants who have said they would take contract work and wouldn’t need sponsoring?',
    fits: both(trade('solutions architect', 'sap consultant'), contractor, noSponsorship),
  },
  {
    by: 'kl',
    ask: 'regulatory affairs, must be sitting in Roche, Novartis or CSL now, 5 years and up',
    fits: both(trade('regulatory affairs'), at('Roche', 'Novartis', 'CSL'), yearsAtLeast(5)),
  },
  {
    by: 'belfast',
    ask: 'Chefs in the UK or Ireland, or chefs who’d up sticks for a good house',
    fits: both(trade('chef'), either(country('United Kingdom', 'Ireland'), relocates)),
  },
  {
    by: 'client brief',
    ask: 'Customer success managers, Australia or New Zealand, salary expectation up to 120k in their own dollars.',
    fits: both(
      trade('customer success'),
      either(
        both(country('Australia'), payUpTo(120_000, 'AUD')),
        both(country('New Zealand'), payUpTo(120_000, 'NZD')),
      ),
    ),
  },
  {
    by: 'denver',
    ask: 'Fun one. Anybody who’s an architect (as in houses) these days but used to do underwriting?',
    fits: both(trade('building architect'), wasOnce('underwriter')),
  },
  {
    by: 'voicemail',
    ask: 'midwives or mental health nurses that are registered with AHPRA, and nobody that’s already with the Auckland hospital',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      not(at('Auckland City Hospital')),
    ),
  },

  {
    by: 'brisbane',
    ask: 'G’day, only me. Smoko’s nearly over so I’ll be quick: crane operators or forkies, living in Australia or New Zealand, three years’ experience or better, and not working for Fletcher or Australia Post right now. Anyone with a White Card gets a gold star but it’s no drama if they haven’t.',
    fits: both(
      trade('crane operator', 'forklift driver'),
      ANZ,
      yearsAtLeast(3),
      not(at('Fletcher Construction', 'Australia Post')),
    ),
  },
  {
    by: 'hyderabad',
    ask: 'Hello all, sharing one more req, client is CommBank competitor so kindly keep confidential. Compliance officer / AML analyst, KYC mandatory, total 4+ yrs, notice period max 30 days. Should not be from JPMorgan presently. Location no bar. Shift is general shift only, cab will be provided.',
    fits: both(trade('compliance'), skill('KYC'), yearsAtLeast(4), noticeUpTo(30), not(at('JPMorgan Chase'))),
  },
  {
    by: 'nairobi',
    ask: 'Dear team, compliments of the day. I have just come from the client’s office and they served us very good tea. They require actuaries who are seniors or heads, and the persons should be holding citizenship or permanent residence where they are. Those at QBE now should be left out. Reserving is preferred but not a condition.',
    fits: both(trade('actuary'), level('senior', 'head'), settled, not(at('QBE'))),
  },
  {
    by: 'mail chain',
    ask: 'Begin forwarded message: “Hello, hope you had a restful break. The firm would like conveyancers or paralegals, in Australia, New Zealand or the UK, on permanent terms, who have been four years or longer in the profession.” Kit, please leave off whoever we have called in the last three months, they get annoyed. Thanks, S.',
    fits: both(
      trade('conveyancer', 'paralegal'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(contractor),
      yearsAtLeast(4),
      notCalledFor(92),
    ),
  },
  {
    by: 'utrecht',
    ask: 'Hi, I come back on the factory question. They changed their mind again, so now it is mechanical engineers (SolidWorks) who live in Switzerland, Germany, Austria or Ireland, not junior, and they do not want contractors. FEA would make them happy. There is no hurry with the start, three months’ notice is no problem.',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      either(DACH, country('Ireland')),
      not(level('junior')),
      not(contractor),
    ),
  },
  {
    by: 'voicemail',
    ask: 'hi love it’s mum, no sorry, it’s Trish from the office, I pressed the wrong one, anyway the shops want a credit controller or a bookkeeper, doesn’t matter which, in Australia or New Zealand, and they want someone between jobs or that only has to give two weeks, and not a person who’s ever been at Kmart, ta',
    fits: both(
      trade('credit controller', 'bookkeeper'),
      ANZ,
      either(outOfWork, noticeUpTo(14)),
      not(worked('Kmart')),
    ),
  },
  {
    by: 'milan',
    ask: 'Good morning to everybody, I write you for the hotel near the lake that you know. They search receptionists, the country is not important if the person is available to relocate, otherwise she must live in Switzerland, Austria or Germany. The languages are welcome, all of them. The owner is a difficult person but he pays punctual.',
    fits: both(trade('receptionist'), either(relocates, DACH)),
  },
];
