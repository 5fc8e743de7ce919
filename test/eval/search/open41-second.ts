import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const EUROPE = country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland');
const DOWN_UNDER = country('Australia', 'New Zealand');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;

/** Searches of the same twelve agencies over the second people. */
export const SECOND_OPEN_THIRTY_FIRST: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'compliance / AML people, UK or Ireland',
    fits: both(trade('compliance'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'perm',
    ask: 'customer success managers in Ireland, Germany or Austria looking for no more than €110k',
    fits: both(trade('customer success'), country('Ireland', 'Germany', 'Austria'), payUpTo(110_000, 'EUR')),
  },
  {
    by: 'perm',
    ask: 'procurement with tendering and contract negotiation who don’t need a sponsor',
    fits: both(trade('procurement'), skill('Tendering', 'Contract negotiation'), noSponsorship),
  },
  {
    by: 'perm',
    ask: 'I’ve an insurer that will move at once for the right person. Claims handlers or underwriters, in Ireland or the UK, on a month’s notice or shorter, and not at Aviva, since Aviva is the client.',
    fits: both(
      trade('claims', 'underwriter'),
      country('Ireland', 'United Kingdom'),
      noticeUpTo(31),
      not(at('Aviva')),
    ),
  },
  {
    by: 'temps',
    ask: 'receptionists free within two weeks',
    fits: both(trade('receptionist'), noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'reach truck / forklift, LF licence, NZ or Oz',
    fits: both(trade('forklift driver'), ticket('LF licence'), DOWN_UNDER),
  },
  {
    by: 'temps',
    ask: 'Council’s in a hole again. Social workers for contract, nobody who is at Manchester City Council now, and five years or better under their belt as there’s no one left to train a new starter.',
    fits: both(trade('social worker'), contractor, not(at('Manchester City Council')), yearsAtLeast(5)),
  },
  {
    by: 'exec',
    ask: 'Solutions architects presently in banking',
    fits: both(trade('solutions architect'), ({ industry }) => industry === 'banking'),
  },
  {
    by: 'exec',
    ask: 'Regulatory affairs professionals who have served at Roche or Novartis, whether today or earlier, and have ten years or more',
    fits: both(trade('regulatory affairs'), worked('Roche', 'Novartis'), yearsAtLeast(10)),
  },
  {
    by: 'first week',
    ask: 'Please may I have the occupational therapists we phoned in the past six months',
    fits: both(trade('occupational therapist'), calledWithin(183)),
  },
  {
    by: 'first week',
    ask: 'Hi, my manager gave me this one to try on my own. Recruitment consultants or talent acquisition partners in Australia, New Zealand or Singapore with LinkedIn Recruiter, and they mustn’t require sponsorship.',
    fits: both(
      trade('recruiter'),
      country('Australia', 'New Zealand', 'Singapore'),
      skill('LinkedIn Recruiter'),
      noSponsorship,
    ),
  },
  {
    by: 'owner',
    ask: 'gasfitting plumbers, Australia or NZ',
    fits: both(trade('plumber'), skill('Gasfitting'), DOWN_UNDER),
  },
  {
    by: 'owner',
    ask: 'mechanical fitters and plumbers that have not had a call from us in two years',
    fits: both(trade('fitter', 'plumber'), notCalledFor(730)),
  },
  { by: 'hotel', ask: 'chefs working in Hilton today', fits: both(trade('chef'), at('Hilton')) },
  {
    by: 'hotel',
    ask: 'receptionists or chefs that speaks French, German or Italian',
    fits: both(trade('receptionist', 'chef'), either(speaks('German'), speaks('French'), speaks('Italian'))),
  },
  {
    by: 'hotel',
    ask: 'chefs with HACCP and with permanent residency or citizenship, that are not juniors',
    fits: both(trade('chef'), skill('HACCP'), settled, not(level('junior'))),
  },
  {
    by: 'health',
    ask: 'midwives with AHPRA, Australia',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia')),
  },
  {
    by: 'health',
    ask: 'mental health nurses with de-escalation who aren’t employed by Alfred Health just now',
    fits: both(trade('mental health nurse'), skill('De-escalation'), not(at('Alfred Health'))),
  },
  {
    by: 'health',
    ask: 'A trust down south wants theatre nurses and mental health nurses. They can be in the UK or Ireland, or abroad if they’d relocate, but I need five years’ experience as a minimum on every one of them.',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      either(country('United Kingdom', 'Ireland'), relocates),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'construction',
    ask: 'structural engs, Tekla + Revit',
    fits: both(trade('structural engineer'), skill('Tekla', 'Revit')),
  },
  {
    by: 'construction',
    ask: 'architects (buildings, not IT) with town planning, Australia, Ireland, UK or Germany',
    fits: both(
      trade('building architect'),
      skill('Town planning'),
      country('Australia', 'Ireland', 'United Kingdom', 'Germany'),
    ),
  },
  {
    by: 'construction',
    ask: 'plumbers, scaffolders, crane ops who’ve ever been with Laing O’Rourke, in Oz',
    fits: both(
      trade('plumber', 'scaffolder', 'crane operator'),
      worked('Laing O’Rourke'),
      country('Australia'),
    ),
  },
  {
    by: 'finance',
    ask: 'bookkeepers with Xero, working remote',
    fits: both(trade('bookkeeper'), skill('Xero'), remote),
  },
  {
    by: 'finance',
    ask: 'financial planners, permanent, outside Australia',
    fits: both(trade('financial planner'), not(contractor), not(country('Australia'))),
  },
  {
    by: 'finance',
    ask: 'Credit controllers which have Sage and work now in Tesco, Aldi, Kmart or Coles',
    fits: both(trade('credit controller'), skill('Sage'), at('Tesco', 'Aldi', 'Kmart', 'Coles')),
  },
  {
    by: 'finance',
    ask: 'bookkeeper or credit controller in whole Europe, experience minimum ten years',
    fits: both(trade('bookkeeper', 'credit controller'), EUROPE, yearsAtLeast(10)),
  },
  {
    by: 'finance',
    ask: 'Our client, insurer from Cologne, is searching actuary or underwriter. Person must live in Germany, Austria, Switzerland or Ireland, should have at least five years, and cannot be now in Allianz because we have agreement with them.',
    fits: both(
      trade('actuary', 'underwriter'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland'),
      yearsAtLeast(5),
      not(at('Allianz')),
    ),
  },
  {
    by: 'it',
    ask: 'Solution architect, AWS + Integration both, citizen or PR only, location no bar',
    fits: both(trade('solutions architect'), skill('AWS', 'Integration'), settled),
  },
  {
    by: 'dictated',
    ask: 'underwriters whove never been called',
    fits: both(trade('underwriter'), neverCalled),
  },
  {
    by: 'dictated',
    ask: 'social workers in australia or new zealand who do safeguarding',
    fits: both(trade('social worker'), DOWN_UNDER, skill('Safeguarding')),
  },
  {
    by: 'dictated',
    ask: 'hi so this is for the mine up in karratha they need fitters and boilermakers who live in western australia or queensland or are willing to relocate and they need to have started the current job in twenty twenty four or before',
    fits: both(
      trade('fitter', 'boilermaker'),
      either(region('Western Australia', 'Queensland'), relocates),
      ({ since, betweenJobs }) => !betweenJobs && since <= 2024,
    ),
  },
  {
    by: 'pasted',
    ask: '“mechanical engineer, now at Arup, WSP or Beca, FEA” (all he gave me)',
    fits: both(trade('mechanical engineer'), at('Arup', 'WSP', 'Beca'), skill('FEA')),
  },
  {
    by: 'pasted',
    ask: '“We need clinical research associates with site monitoring and a clean driving licence”',
    fits: both(trade('clinical research'), skill('Site monitoring')),
    unknowable: true,
  },
  {
    by: 'pasted',
    ask: 'Client’s line: “a paralegal or a conveyancer living in England, Scotland or Ireland, open to something permanent, who could be with us inside a month.” Please list.',
    fits: both(
      trade('paralegal', 'conveyancer'),
      country('United Kingdom', 'Ireland'),
      not(contractor),
      noticeUpTo(31),
    ),
  },
];
