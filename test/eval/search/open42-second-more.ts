import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second } from './second-world.ts';
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
  worked,
  yearsAtLeast,
} from './truth.ts';

const DOWN_UNDER = country('Australia', 'New Zealand');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the same eleven over the second people, never read while rules are mended. */
export const SECOND_OPEN_THIRTY_SECOND_MORE: readonly Query<Second>[] = [
  {
    by: 'temps',
    ask: 'receptionists in Australia who could be at the desk within a week',
    fits: both(trade('receptionist'), country('Australia'), noticeUpTo(7)),
  },
  {
    by: 'temps',
    ask: 'Caller wants a chef or a front desk person for the season, anywhere in the UK or Ireland or happy to relocate, and I want only people we haven’t phoned in the last month. He’s phoning round other agencies so be quick.',
    fits: both(
      trade('chef', 'receptionist'),
      either(country('United Kingdom', 'Ireland'), relocates),
      notCalledFor(31),
    ),
  },
  { by: 'temps', ask: 'scaffolders on contract', fits: both(trade('scaffolder'), contractor) },
  {
    by: 'search firm',
    ask: 'SAP consultants formerly of Accenture',
    fits: both(trade('sap consultant'), formerly('Accenture')),
  },
  {
    by: 'account manager',
    ask: 'data analysts asking AUD 130k or less',
    fits: both(trade('data analyst'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'account manager',
    ask: 'CSMs at Meta or Personio',
    fits: both(trade('customer success'), at('Meta', 'Personio')),
  },
  {
    by: 'talent partner',
    ask: 'financial planners in New South Wales or Victoria',
    fits: both(trade('financial planner'), region('New South Wales', 'Victoria')),
  },
  {
    by: 'manila',
    ask: 'Good day, looking for OTs for AU client, willing to relocate or already in Australia po',
    fits: both(trade('occupational therapist'), either(country('Australia'), relocates)),
  },
  {
    by: 'manila',
    ask: 'Hi sir, requirement is mental health nurse or theatre nurse, 5 yrs up, notice not more than 4 weeks, no sponsorship requirement, location AU, NZ or UK. AHPRA is an advantage lang.',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      yearsAtLeast(5),
      noticeUpTo(28),
      noSponsorship,
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'leeds',
    ask: 'social workers in the UK or Ireland who can do safeguarding, no agency contract types',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      country('United Kingdom', 'Ireland'),
      not(contractor),
    ),
  },
  { by: 'auckland', ask: 'crane operators in Aus or NZ', fits: both(trade('crane operator'), DOWN_UNDER) },
  {
    by: 'auckland',
    ask: 'fitters or boilermakers, Kiwi or Aussie based, none at BHP at the mo',
    fits: both(trade('fitter', 'boilermaker'), DOWN_UNDER, not(at('BHP'))),
  },
  {
    by: 'auckland',
    ask: 'architects, buildings not IT, Revit',
    fits: both(trade('building architect'), skill('Revit')),
  },
  {
    by: 'auckland',
    ask: 'OTs, GPs or social workers who speak Māori or Arabic',
    fits: both(
      trade('occupational therapist', 'gp', 'social worker'),
      either(speaks('Māori'), speaks('Arabic')),
    ),
  },
  {
    by: 'dallas',
    ask: 'insurance people in the US, so underwriters, claims or actuaries, five years or better',
    fits: both(trade('underwriter', 'claims', 'actuary'), country('United States'), yearsAtLeast(5)),
  },
  {
    by: 'dallas',
    ask: 'Howdy. Hotel group needs chefs who know menu costing, stateside or willing to relocate, anybody except folks that are at Hilton today. They can be any level.',
    fits: both(
      trade('chef'),
      skill('Menu costing'),
      either(country('United States'), relocates),
      not(at('Hilton')),
    ),
  },
  {
    by: 'dublin',
    ask: 'clinical research associates, Dublin or Cork',
    fits: both(trade('clinical research'), city('Dublin', 'Cork')),
  },
  {
    by: 'dublin',
    ask: 'Would you be able to dig out conveyancers or paralegals who’ve been with Freshfields or Slaughter and May, at the moment or at any time before, and who have no more than four weeks’ notice? The partner there is a pet.',
    fits: both(trade('conveyancer', 'paralegal'), worked('Freshfields', 'Slaughter and May'), noticeUpTo(28)),
  },
  {
    by: 'dublin',
    ask: 'theatre nurses looking under €90k',
    fits: both(trade('theatre nurse'), ({ pay, currency }) => currency === 'EUR' && pay < 90_000),
  },
  {
    by: 'boolean',
    ask: '("fitter and turner" OR "mechanical fitter") AND pumps AND Australia',
    fits: both(trade('fitter'), skill('Pumps'), country('Australia')),
  },
  {
    by: 'boolean',
    ask: '(SAP AND (MM OR "S/4HANA")) AND consultant NOT Australia NOT contract',
    fits: both(trade('sap consultant'), not(country('Australia')), not(contractor)),
  },
  {
    by: 'search firm',
    ask: 'mechanical engineers speaking German or Italian',
    fits: both(trade('mechanical engineer'), either(speaks('German'), speaks('Italian'))),
  },
];
