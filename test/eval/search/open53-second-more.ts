import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payBetween,
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

const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the same desks over the second people, for measuring alone. */
export const SECOND_OPEN_FORTY_THIRD_MORE: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'Would you look for data analysts with Power BI who do not need sponsorship, and please leave contractors out.',
    fits: both(trade('data analyst'), skill('Power BI'), noSponsorship, not(contractor)),
  },
  {
    by: 'temp',
    ask: 'receptionists, strait away or 1 week, anywhere',
    fits: both(trade('receptionist'), noticeUpTo(7)),
  },
  {
    by: 'tech',
    ask: 'salesforce admin OR salesforce dev, remote only',
    fits: both(trade('salesforce'), remote),
  },
  {
    by: 'health',
    ask: 'Which OTs do we have in Victoria, New South Wales or Queensland?',
    fits: both(trade('occupational therapist'), region('Victoria', 'New South Wales', 'Queensland')),
  },
  {
    by: 'trades',
    ask: 'Plumbers w gasfitting, aussie or kiwi based, working for CPB or Fletcher now or used to',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('Australia', 'New Zealand'),
      worked('CPB Contractors', 'Fletcher Construction'),
    ),
  },
  {
    by: 'finance',
    ask: 'financial planners | Xplan | $100k to $160k AUD',
    fits: both(trade('financial planner'), skill('Xplan'), payBetween(100_000, 160_000, 'AUD')),
  },
  {
    by: 'legal',
    ask: 'Licensed conveyancers or paralegals familiar with conveyancing, living in Australia or Scotland.',
    fits: both(
      trade('conveyancer', 'paralegal'),
      skill('Conveyancing'),
      either(country('Australia'), region('Scotland')),
    ),
  },
  {
    by: 'exec search',
    ask: 'Underwriters at head level, or senior ones with Allianz or QBE at present',
    fits: both(trade('underwriter'), either(level('head'), both(level('senior'), at('Allianz', 'QBE')))),
  },
  {
    by: 'energy',
    ask: 'boilermakers or mech fitters, Karratha or would relocate',
    fits: both(trade('boilermaker', 'fitter'), either(city('Karratha'), relocates)),
  },
  {
    by: 'life science',
    ask: 'CRAs with GCP and 5+ years, currently or formerly at AstraZeneca or GSK',
    fits: both(trade('clinical research'), skill('GCP'), yearsAtLeast(5), worked('AstraZeneca', 'GSK')),
  },
  {
    by: 'logistics',
    ask: 'reach truck / forklift ops currently w/ DHL or Mainfreight',
    fits: both(trade('forklift driver'), at('DHL', 'Mainfreight')),
  },
  {
    by: 'hospitality',
    ask: 'Good morning, the Crown account has asked again for chefs. They would like exec chefs or chefs de partie in Australia or New Zealand, and nobody who is at Crown Resorts already.',
    fits: both(trade('chef'), country('Australia', 'New Zealand'), not(at('Crown Resorts'))),
  },
  {
    by: 'public sector',
    ask: 'Social workers who are citizens or permanent residents and have at least five years in the profession.',
    fits: both(trade('social worker'), settled, yearsAtLeast(5)),
  },
  {
    by: 'interim',
    ask: 'compliance / AML contractors, 4 weeks or less',
    fits: both(trade('compliance'), contractor, noticeUpTo(28)),
  },
  {
    by: 'sales',
    ask: 'CSMs we’ve phoned in the last 3 months. quick list pls',
    fits: both(trade('customer success'), calledWithin(91)),
  },
  {
    by: 'education',
    ask: 'I would like GPs who could visit our school: Leeds, Brighton, Edinburgh, Dublin or Cork, minor surgery unnecessary.',
    fits: both(trade('gp'), city('Leeds', 'Brighton', 'Edinburgh', 'Dublin', 'Cork')),
  },
  {
    by: 'tech',
    ask: 'SAP MM consultants ex Accenture or Capgemini (not there any more)',
    fits: both(
      trade('sap consultant'),
      skill('SAP MM'),
      formerly('Accenture', 'Capgemini'),
      not(at('Accenture', 'Capgemini')),
    ),
  },
  {
    by: 'finance',
    ask: 'actuaries, R, Europe or Singapore',
    fits: both(
      trade('actuary'),
      skill('R'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland', 'Singapore'),
    ),
  },
  {
    by: 'health',
    ask: 'Do we know scrub nurses speaking Arabic, Italian or Mandarin?',
    fits: both(trade('theatre nurse'), either(speaks('Arabic'), speaks('Italian'), speaks('Mandarin'))),
  },
  {
    by: 'trades',
    ask: 'crane ops within 100km of Melbourne or 150km of Sydney, White Card',
    fits: both(
      trade('crane operator'),
      city('Melbourne', 'Geelong', 'Sydney', 'Newcastle'),
      ticket('White Card'),
    ),
  },
  {
    by: 'perm',
    ask: 'Structural engineers with Tekla whom nobody has called for at least a year',
    fits: both(trade('structural engineer'), skill('Tekla'), notCalledFor(364)),
  },
  {
    by: 'temp',
    ask: 'bookkeepers in Karratha under 70k aud who speak maori',
    fits: both(trade('bookkeeper'), city('Karratha'), payUpTo(69_999, 'AUD'), speaks('Māori')),
  },
];
