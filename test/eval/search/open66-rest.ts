import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people from desks for temps, care, building, kitchens, law and offices. */
export const OPEN_FIFTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'aged care homes',
    ask: 'Enrolled nurses with aged care, Melbourne or Brisbane',
    fits: all(trade('enrolled nurse'), skill('Aged care'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'ward cover',
    ask: 'rn perth, london or melbourne can start tomorrow',
    fits: all(trade('registered nurse'), city('Perth', 'London', 'Melbourne'), noticeUpTo(1)),
  },
  {
    by: 'Fremantle branch',
    ask: 'truck drivers wa or nz 2 wks notice max',
    fits: all(
      trade('truck driver'),
      any(region('Western Australia'), country('New Zealand')),
      noticeUpTo(14),
    ),
  },
  {
    by: 'office support, US',
    ask: 'Executive or personal assistants: New York, San Francisco or Oakland, asking $80k to $130k',
    fits: all(
      trade('executive assistant'),
      city('New York', 'San Francisco', 'Oakland'),
      payBetween(80_000, 130_000, 'USD'),
    ),
  },
  {
    by: 'law, Mara',
    ask: 'M&A lawyers who used to be at a magic circle firm and aren’t at one any more',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly(...group('magic circle')),
      not(at(...group('magic circle'))),
    ),
  },
  {
    by: 'Gastro-Team',
    ask: 'Koch oder Köchin in Berlin, München oder Wien, Kündigungsfrist höchstens 4 Wochen',
    fits: all(trade('chef'), city('Berlin', 'Munich', 'Vienna'), noticeUpTo(28)),
  },
  {
    by: 'shutdowns',
    ask: 'hd fitters, cat gear, ex rio tinto or fortescue, in australia',
    fits: all(
      trade('diesel fitter'),
      skill('Caterpillar'),
      formerly('Rio Tinto', 'Fortescue'),
      country('Australia'),
    ),
  },
  {
    by: 'temp payroll',
    ask: 'Forwarded: "Morning, our payroll officer has left us rather suddenly. Could you send anyone in Australia or New Zealand who knows Chris21 and takes contract work? Many thanks, Lorraine"',
    fits: all(trade('payroll'), skill('Chris21'), country('Australia', 'New Zealand'), contractor),
  },
  {
    by: 'web form',
    ask: 'job_title: Site Engineer; city: Zurich, Munich, Vienna; min_years: 4',
    fits: all(trade('site engineer'), city('Zurich', 'Munich', 'Vienna'), yearsAtLeast(4)),
  },
  {
    by: 'people and culture',
    ask: 'HR managers / HRBPs in Victoria or Queensland who have Workday, excluding those currently at Optus or Unilever',
    fits: all(trade('hr'), region('Victoria', 'Queensland'), skill('Workday'), not(at('Optus', 'Unilever'))),
  },
  {
    by: 'care, on the phone',
    ask: 'Any sort of nurse in Nottingham who has ever worked at St Vincent’s?',
    fits: all(trade('nurse'), city('Nottingham'), worked('St Vincent’s Hospital')),
  },
  {
    by: 'missed calls',
    ask: '0412 009 250',
    fits: ({ email }) => email === 'p250@people.example',
  },
  {
    by: 'fit-out',
    ask: 'Project managers, construction not IT. Brisbane or Melbourne, 10+ years. Primavera P6 would be nice but not a must',
    fits: all(trade('construction project manager'), city('Brisbane', 'Melbourne'), yearsAtLeast(10)),
  },
  {
    by: 'cost desk',
    ask: 'which of our UK quantity surveyors would move house for a job?',
    fits: all(trade('quantity surveyor'), country('United Kingdom'), relocates),
  },
  {
    by: 'electrical, Nordics',
    ask: 'elecricians stockholm or amsterdam, junior to mid level',
    fits: all(trade('electrician'), city('Stockholm', 'Amsterdam'), level('junior', 'mid')),
  },
  {
    by: 'accounts',
    ask: 'management accountant, CIMA, permanent, Australia, salary expectation no higher than AUD 150k',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      not(contractor),
      country('Australia'),
      payUpTo(150_000, 'AUD'),
    ),
  },
  {
    by: 'sheds',
    ask: 'Warehouse managers with DHL or Linfox today, based in the UK or the Netherlands',
    fits: all(trade('warehouse manager'), at('DHL', 'Linfox'), country('United Kingdom', 'Netherlands')),
  },
  {
    by: 'maternity locums',
    ask: 'midwife zurich',
    fits: nobody,
  },
  {
    by: 'pharmacy locums',
    ask: 'phramacists perth melbourne auckland, citizen or PR',
    fits: all(
      trade('pharmacist'),
      city('Perth', 'Melbourne', 'Auckland'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'rehab clinics',
    ask: 'Do we have physiotherapists who speak Mandarin or Hindi? Location is open, the clinic will pay the move.',
    fits: all(trade('physio'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'Jo, restaurants',
    ask: 'chefs working at Merivale now, in Australia, skip whoever needs a sponsor',
    fits: all(trade('chef'), at('Merivale'), country('Australia'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'finance temps',
    ask: 'accounts payable, London or Manchester, within a month, needs own car',
    fits: all(trade('accounts payable'), city('London', 'Manchester'), noticeUpTo(31)),
    unknowable: true,
  },
];
