import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of the same desks over the second people. */
export const SECOND_OPEN_FORTY_FIRST: readonly Query<Second>[] = [
  {
    by: 'durban',
    ask: 'Boilermakers with TIG, permanent positions hey',
    fits: both(trade('boilermaker'), skill('TIG welding'), not(contractor)),
  },
  {
    by: 'cardiff',
    ask: 'social workers in the UK or Ireland',
    fits: both(trade('social worker'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'oslo',
    ask: 'Salesforce administrators or developers, Apex required, all countries.',
    fits: both(trade('salesforce'), skill('Apex')),
  },
  {
    by: 'toronto',
    ask: 'Actuaries who are at Aviva or Allianz or were there earlier in their career',
    fits: both(trade('actuary'), worked('Aviva', 'Allianz')),
  },
  {
    by: 'mumbai',
    ask: 'SAP consultants having SAP MM, 5+ years, any location, notice not more than 30 days',
    fits: both(trade('sap consultant'), skill('SAP MM'), yearsAtLeast(5), noticeUpTo(30)),
  },
  {
    by: 'wellington',
    ask: 'structural engineers in Aotearoa New Zealand or over the ditch in Australia',
    fits: both(trade('structural engineer'), country('New Zealand', 'Australia')),
  },
  {
    by: 'dallas',
    ask: 'procurement managers in Texas or Massachusetts, or folks anyplace who’ll relocate',
    fits: both(trade('procurement'), either(region('Texas', 'Massachusetts'), relocates)),
  },
  {
    by: 'belfast',
    ask: 'Theatre nurses, scrub nurses, whatever you call them, that have five years in and are open to moving',
    fits: both(trade('theatre nurse'), yearsAtLeast(5), relocates),
  },
  {
    by: 'zurich',
    ask: 'Clinical research associates in Switzerland, Germany or Austria',
    fits: both(trade('clinical research'), country('Switzerland', 'Germany', 'Austria')),
  },
  {
    by: 'krakow',
    ask: 'Please find QA engineers or data analysts which can work remotely.',
    fits: both(trade('tester', 'data analyst'), remote),
  },
  {
    by: 'kuala lumpur',
    ask: 'compliance officer, KYC must have, now not at DBS',
    fits: both(trade('compliance'), skill('KYC'), not(at('DBS'))),
  },
  {
    by: 'adelaide',
    ask: 'Plumbers or scaffolders in NSW or Victoria, citizens or PRs only',
    fits: both(trade('plumber', 'scaffolder'), region('New South Wales', 'Victoria'), settled),
  },
  {
    by: 'paris',
    ask: 'We search receptionists for the hotels, who have experience at Accor or at Hilton, present or past.',
    fits: both(trade('receptionist'), worked('Accor', 'Hilton')),
  },
  {
    by: 'chicago',
    ask: '("customer success manager" OR CSM) AND (Austin OR Boston OR Dublin OR Singapore OR Edinburgh)',
    fits: both(trade('customer success'), city('Austin', 'Boston', 'Dublin', 'Singapore', 'Edinburgh')),
  },
  {
    by: 'nairobi',
    ask: 'Kindly list the crane operators holding a White Card who do not need sponsorship.',
    fits: both(trade('crane operator'), ticket('White Card'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'newcastle',
    ask: 'bookkeepers or credit controllers, no juniors, can start straight away or within a fortnight',
    fits: both(trade('bookkeeper', 'credit controller'), not(level('junior')), noticeUpTo(14)),
  },
  {
    by: 'adelaide',
    ask: 'Midwives with their AHPRA rego whom nobody has rung in the past three months. I’m doing a ring-round on Thursday.',
    fits: both(trade('midwife'), ticket('AHPRA registration'), notCalledFor(91)),
  },
  {
    by: 'belfast',
    ask: 'Conveyancers in Dublin or Cork. Or no, make it conveyancers or paralegals, and Edinburgh and Leeds too.',
    fits: both(trade('conveyancer', 'paralegal'), city('Dublin', 'Cork', 'Edinburgh', 'Leeds')),
  },
  {
    by: 'wellington',
    ask: 'Claims people for the new insurer on Lambton Quay. Claims handlers who know Guidewire, contract is no good to them.',
    fits: both(trade('claims'), skill('Guidewire'), not(contractor)),
  },
  {
    by: 'durban',
    ask: 'Architects, the building kind and not the IT kind, who use Revit, ten years plus',
    fits: both(trade('building architect'), skill('Revit'), yearsAtLeast(10)),
  },
];
