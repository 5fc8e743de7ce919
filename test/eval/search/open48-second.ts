import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_THIRTY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'cardiff',
    ask: 'Social workers anywhere in the UK, Ireland, Australia or New Zealand please',
    fits: both(trade('social worker'), country('United Kingdom', 'Ireland', 'Australia', 'New Zealand')),
  },
  {
    by: 'kalgoorlie',
    ask: 'boilermakers, fitters or scaffolders, contract, anywhere in Oz or NZ',
    fits: both(trade('boilermaker', 'fitter', 'scaffolder'), contractor, country('Australia', 'New Zealand')),
  },
  {
    by: 'mumbai',
    ask: 'Pls share SAP MM consultants or solutions architects. Notice period 15 days max. Any location is fine.',
    fits: both(trade('sap consultant', 'solutions architect'), noticeUpTo(15)),
  },
  {
    by: 'nairobi',
    ask: 'Procurement managers who have worked for BHP or Rio Tinto, including those who are there today.',
    fits: both(trade('procurement'), worked('BHP', 'Rio Tinto')),
  },
  {
    by: 'chicago',
    ask: 'Salesforce admins or developers, no sponsorship, in the US or Ireland, or anybody up for relocating',
    fits: both(trade('salesforce'), noSponsorship, either(country('United States', 'Ireland'), relocates)),
  },
  {
    by: 'rotterdam',
    ask: 'Structural or mechanical engineers in Germany, Austria, Switzerland, the UK or Ireland',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Germany', 'Austria', 'Switzerland', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'montreal',
    ask: 'Customer success managers who work remotely, please.',
    fits: both(trade('customer success'), remote),
  },
  {
    by: 'durban',
    ask: 'crane operators with a white card, five years plus',
    fits: both(trade('crane operator'), ticket('White Card'), yearsAtLeast(5)),
  },
  {
    by: 'krakow',
    ask: 'QA engineer / SDET, Cypress, not junior',
    fits: both(trade('tester'), skill('Cypress'), not(level('junior'))),
  },
  {
    by: 'belfast',
    ask: 'Theatre nurses and mental health nurses in Leeds, Brighton, Edinburgh or Dublin',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      city('Leeds', 'Brighton', 'Edinburgh', 'Dublin'),
    ),
  },
  {
    by: 'milan',
    ask: 'For a client in Basel: clinical research associates and regulatory affairs specialists who are in Germany, Switzerland, Ireland or UK, or who would relocate',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      either(country('Germany', 'Switzerland', 'Ireland', 'United Kingdom'), relocates),
    ),
  },
  {
    by: 'hong kong',
    ask: 'AML / compliance, five years at least, not from DBS',
    fits: both(trade('compliance'), yearsAtLeast(5), not(at('DBS'))),
  },
  {
    by: 'birmingham',
    ask: 'Bookkeepers and credit controllers, permanent, AUD 120k at most, Australia',
    fits: both(trade('bookkeeper', 'credit controller'), not(contractor), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'hamilton',
    ask: 'GPs we’ve spoken to on the phone in the last two months',
    fits: both(trade('gp'), calledWithin(61)),
  },
  {
    by: 'newcastle',
    ask: 'Plumbers that none of you have rung in the past three months, pet, and I’ll do the ringing round myself this afternoon, just give us the ones who can start inside four weeks.',
    fits: both(trade('plumber'), notCalledFor(91), noticeUpTo(28)),
  },
  {
    by: 'limerick',
    ask: 'Had a grand chat with the man from the insurers. He’d look at underwriters or actuaries, doesn’t mind which, with five years behind them, and he’ll not take anybody from Allianz because he has a gentleman’s agreement there.',
    fits: both(trade('underwriter', 'actuary'), yearsAtLeast(5), not(at('Allianz'))),
  },
  {
    by: 'durban',
    ask: 'Forklift drivers with an LF licence, in Australia, New Zealand or the UK',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'milan',
    ask: 'Chefs or receptionists with experience at Hilton or Accor, present employer or a former one, who can relocate',
    fits: both(trade('chef', 'receptionist'), worked('Hilton', 'Accor'), relocates),
  },
  {
    by: 'rotterdam',
    ask: 'Data analysts with SQL, not on a visa and not needing one',
    fits: both(trade('data analyst'), skill('SQL'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'cardiff',
    ask: 'Paralegals in Leeds or Edinburgh, it was, but she’s opened it up: paralegals in the UK, Ireland, Australia or New Zealand, four weeks’ notice or under.',
    fits: both(
      trade('paralegal'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
];
