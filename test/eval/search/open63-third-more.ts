import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  not,
  noticeUpTo,
  pays,
  rights,
  skill,
  type Third,
  trade,
  worked,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** Searches typed on busy desks over the third people, just after a client has rung. */
export const THIRD_OPEN_FIFTY_THIRD_MORE: readonly Query<Third>[] = [
  {
    by: 'Leeds perm desk',
    ask: 'quality mgrs, ISO 9001, not at 3M',
    fits: all(trade('quality manager'), skill('ISO 9001'), not(at('3M'))),
  },
  {
    by: 'Sydney temps',
    ask: 'video editors on Premiere Pro, Sydney, London or Toronto',
    fits: all(trade('video editor'), skill('Premiere Pro'), near('Sydney', 'London', 'Toronto')),
  },
  {
    by: 'Sydney temps',
    ask: 'licensed customs brokers, must actually hold the licence',
    fits: all(trade('customs broker'), cert('Customs broker licence')),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Vets in NZ or Aussie who do surgery or horses',
    fits: all(trade('vet'), country('New Zealand', 'Australia'), any(skill('Surgery'), skill('Equine'))),
  },
  {
    by: 'Dublin contract desk',
    ask: 'micros with GMP and at least 4 yrs - microbiologists I mean',
    fits: all(trade('microbiologist'), skill('GMP'), yearsAtLeast(4)),
  },
  {
    by: 'Dublin contract desk',
    ask: 'drug safety / PV people using Argus, not in India',
    fits: all(trade('pharmacovigilance'), skill('Argus'), not(country('India'))),
  },
  {
    by: 'Berlin office',
    ask: 'Wind turbine technicians with GWO certificate',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'Berlin office',
    ask: 'Warehouse managers, present employer DHL, DSV or Schenker',
    fits: all(trade('warehouse manager'), at('DHL', 'DSV', 'DB Schenker')),
  },
  {
    by: 'Perth resources',
    ask: "geos and mining engineers who've been with Newmont or Teck, ever",
    fits: all(trade('geologist', 'mining engineer'), worked('Newmont', 'Teck Resources')),
  },
  {
    by: 'Perth resources',
    ask: 'drilling engineers - IWCF - Houston, Aberdeen or Perth',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen', 'Perth')),
  },
  {
    by: 'healthcare desk',
    ask: 'child protection SWs with court reports, UK + NZ',
    fits: all(
      trade('child protection social worker'),
      skill('Court reports'),
      country('United Kingdom', 'New Zealand'),
    ),
  },
  {
    by: 'healthcare desk',
    ask: 'MSLs with oncology or immunology, PhD holders',
    fits: all(trade('medical science liaison'), any(skill('Oncology'), skill('Immunology')), cert('PhD')),
  },
  {
    by: 'legal desk, New York',
    ask: 'litigators w/ arbitration, six years plus',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), yearsAtLeast(6)),
  },
  {
    by: 'legal desk, New York',
    ask: 'lawyers of either stripe, litigation or in-house, formerly at Clifford Chance or Baker McKenzie and no longer there',
    fits: all(
      trade('lawyer'),
      formerly('Clifford Chance', 'Baker McKenzie'),
      not(at('Clifford Chance', 'Baker McKenzie')),
    ),
  },
  {
    by: 'first month in the job',
    ask: 'who are our fashion buyers in France, the UK or the US? Not the ones working at Zara',
    fits: all(trade('buyer'), country('France', 'United Kingdom', 'United States'), not(at('Zara'))),
  },
  {
    by: 'voice note',
    ask: "pilots with an ATPL for the A320 but nobody in Dubai because they won't move for that money",
    fits: all(trade('pilot'), cert('ATPL'), skill('A320'), not(near('Dubai'))),
  },
  {
    by: 'voice note',
    ask: "so freight forwarders yeah who are at DHL or Kuehne and Nagel, or were, and it's sea freight or CargoWise they've got to have",
    fits: all(
      trade('freight forwarder'),
      worked('DHL', 'Kuehne+Nagel'),
      any(skill('Sea freight'), skill('CargoWise')),
    ),
  },
  {
    by: 'voice note',
    ask: 'sommeliers, Melbourne or Paris, sorry, or London too',
    fits: all(trade('sommelier'), near('Melbourne', 'Paris', 'London')),
  },
  {
    by: 'thumbs',
    ask: 'pastry chefs plated deserts london paris zurich',
    fits: all(trade('pastry chef'), skill('Plated desserts'), near('London', 'Paris', 'Zurich')),
  },
  {
    by: 'thumbs',
    ask: 'aircraft engs b1 licence avail in 4 wks or less',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), noticeUpTo(28)),
  },
  {
    by: 'forwarded',
    ask: 'Hello again, the hotel in question needs a general manager who has Opera PMS or revenue management and is in Dubai or Singapore already. Sooner than later! Best, Fenella',
    fits: all(
      trade('hotel manager'),
      any(skill('Opera PMS'), skill('Revenue management')),
      near('Dubai', 'Singapore'),
    ),
  },
  {
    by: 'forwarded',
    ask: 'Further to this morning, we would welcome loss adjusters experienced in property claims or subsidence, provided that they are citizens or permanent residents. Regards, P. Hallam',
    fits: all(
      trade('loss adjuster'),
      any(skill('Property claims'), skill('Subsidence')),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'forwarded',
    ask: 'FYI from the dean: lecturers in Ireland, Australia or New Zealand holding a PhD',
    fits: all(trade('lecturer'), country('Ireland', 'Australia', 'New Zealand'), cert('PhD')),
  },
  {
    by: 'team lead',
    ask: 'QSs in Dubai, London or Sydney who are MRICS',
    fits: all(trade('quantity surveyor'), near('Dubai', 'London', 'Sydney'), cert('MRICS')),
  },
  {
    by: 'team lead',
    ask: "landscape architects with under ten years' experience, Vectorworks or AutoCAD",
    fits: all(trade('landscape architect'), yearsBelow(10), any(skill('Vectorworks'), skill('AutoCAD'))),
  },
  {
    by: 'exec search',
    ask: "Brand managers at L'Oréal, Nestlé or Danone today",
    fits: all(trade('brand manager'), at('L’Oréal', 'Nestlé', 'Danone')),
  },
  {
    by: 'exec search',
    ask: "Marine underwriters living in London who'd take £95k a year or less, plus any in Singapore whatever they ask",
    fits: all(
      trade('marine underwriter'),
      any(all(near('London'), pays('GBP', 0, 95_000)), near('Singapore')),
    ),
  },
  {
    by: 'Monday backlog',
    ask: 'exec housekeepers, Dubai, Geneva or Sydney, used to hotels of 300 rooms or more',
    fits: all(trade('housekeeping'), near('Dubai', 'Geneva', 'Sydney')),
    unknowable: true,
  },
];
