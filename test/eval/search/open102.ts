import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_NINETY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'commercial finance, George St',
    ask: 'mgmt accountants CIMA, NSW / Vic / Qld, notice 4 weeks max',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      region('New South Wales', 'Victoria', 'Queensland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'audit and tax, Spinningfields',
    ask: 'From the client: "We would like to see auditors or tax accountants who used to be at KPMG or Deloitte and are at neither of them today. UK based, and they should want a permanent role. Kind regards, Fiona"',
    fits: all(
      trade('auditor', 'tax'),
      formerly('KPMG', 'Deloitte'),
      not(at('KPMG', 'Deloitte')),
      country('United Kingdom'),
      not(contractor),
    ),
  },
  {
    by: 'platform, Kreuzberg',
    ask: 'terraform AND kubernetes, germany austria or netherlands, senior or head of',
    fits: all(
      skill('Terraform', 'Kubernetes'),
      country('Germany', 'Austria', 'Netherlands'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'risk, Canary Wharf',
    ask: 'Credit risk analysts who left HSBC or Barclays and know SAS. Location doesn’t matter, but nobody who needs sponsoring and nobody stuck on 12 weeks’ notice',
    fits: all(
      trade('risk'),
      formerly('HSBC', 'Barclays'),
      skill('SAS'),
      not(rights('requires_sponsorship')),
      ({ noticeDays }) => noticeDays < 84,
    ),
  },
  {
    by: 'workplace law, Chifley Square',
    ask: 'employment lawyers sitting at Allens or Minters in Aus/NZ, 8 yrs+',
    fits: all(
      trade('employment lawyer'),
      at('Allens', 'MinterEllison'),
      country('Australia', 'New Zealand'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'nurse bank, Deansgate',
    ask: 'can you pull me RNs and enrolled nurses around Greater Manchester, Nottingham and London, with the right to work sorted (so not the ones we’d have to sponsor), who could be on a ward within two weeks',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      city('Manchester', 'Bolton', 'Nottingham', 'London'),
      not(rights('requires_sponsorship')),
      noticeUpTo(14),
    ),
  },
  {
    by: 'rail and tunnels',
    ask: 'Construction PMs, Australia, with Primavera P6, working for John Holland or Lendlease as we speak',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      country('Australia'),
      at('John Holland', 'Lendlease'),
    ),
  },
  {
    by: 'mobile plant, Kalgoorlie',
    ask: 'heavy diesel fitters perth or brissie, Rio or FMG on the resume at any time, happy with an 8 and 6 FIFO roster',
    unknowable: true,
    fits: all(trade('diesel fitter'), city('Perth', 'Brisbane'), worked('Rio Tinto', 'Fortescue')),
  },
  {
    by: 'transport, Trafford Park',
    ask: 'hgv drivers and warehouse mgrs in uk, DHL in the past but not there anymore',
    fits: all(
      trade('truck driver', 'warehouse manager'),
      country('United Kingdom'),
      formerly('DHL'),
      not(at('DHL')),
    ),
  },
  {
    by: 'consumer brands, Zuidas',
    ask: 'Marketing managers or HR managers/HRBPs on the continent (Germany, Austria, Switzerland, Holland, Sweden) with Unilever, Dior or Coke experience, present job counts too. Must speak at least one of German, French, Spanish.',
    fits: all(
      trade('marketing manager', 'hr'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
      worked('Unilever', 'Christian Dior', 'Coca-Cola'),
      any(speaks('German'), speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'international schools',
    ask: 'Maternity cover in September, so I need teachers open to contracts in Berlin, Munich, Vienna, Zurich or Amsterdam. Any subject. No juniors.',
    fits: all(
      trade('teacher'),
      contractor,
      city('Berlin', 'Munich', 'Vienna', 'Zurich', 'Amsterdam'),
      not(level('junior')),
    ),
  },
  {
    by: 'venues, The Rocks',
    ask: 'chefs at Merivale for more than two years now, anywhere in aus or auckland',
    fits: all(trade('chef'), at('Merivale'), sinceYears(2), any(country('Australia'), city('Auckland'))),
  },
  {
    by: 'digital product, remote only',
    ask: 'BAs, product managers or UX designers who work remotely. Budget is 140k USD for people in the US and 120k EUR for people in Germany, Austria or the Netherlands, other countries are out',
    fits: all(
      trade('business analyst', 'product manager', 'ux designer'),
      remote,
      any(
        all(country('United States'), payUpTo(140_000, 'USD')),
        all(country('Germany', 'Austria', 'Netherlands'), payUpTo(120_000, 'EUR')),
      ),
    ),
  },
  {
    by: 'cyber, Market St',
    ask: 'cyber security / SOC analysts, Bay Area, New York, London or Manchester, citizens or green card / PR, and not someone who’s at a bank',
    fits: all(
      trade('security'),
      any(region('California'), city('New York', 'London', 'Manchester')),
      rights('citizen', 'permanent_resident'),
      not(at(...group('bank'))),
    ),
  },
  {
    by: 'allied health, Fitzroy',
    ask: 'Physios and pharmacists, St Vincents or Ramsay either now or before, willing to relocate. UK, Aus or NZ',
    fits: all(
      trade('physio', 'pharmacist'),
      worked('St Vincent’s Hospital', 'Ramsay Health Care'),
      relocates,
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'contract engineering, Slussen',
    ask: 'contractors in Europe incl UK: java devs who have used kafka, or ruby on rails people. leave out anyone at Amazon',
    fits: all(contractor, country(...EUROPE), any(skill('Java', 'Kafka'), trade('ruby')), not(at('Amazon'))),
  },
];
