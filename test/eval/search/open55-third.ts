import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  noticeUpTo,
  pays,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of twelve people, each in a way of their own, over the third people. */
export const THIRD_OPEN_FORTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'sourcer',
    ask: '("seo specialist" OR "seo manager") AND (ahrefs OR "link building") AND (berlin OR manchester OR auckland)',
    fits: all(
      trade('seo specialist'),
      any(skill('Ahrefs'), skill('Link building')),
      near('Berlin', 'Manchester', 'Auckland'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'buyers for fashion, London Paris Barcelona, who’ve been at Zara or H&M at some point',
    fits: all(trade('buyer'), near('London', 'Paris', 'Barcelona'), worked('Zara', 'H&M')),
  },
  {
    by: 'partner',
    ask: 'Marine underwriters in London, Singapore or New York with Chubb, AXA or Allianz, past or present.',
    fits: all(
      trade('marine underwriter'),
      near('London', 'Singapore', 'New York'),
      worked('Chubb', 'AXA', 'Allianz'),
    ),
  },
  {
    by: 'temp desk',
    ask: 'pastry chefs paris london zurich, within 4 weeks',
    fits: all(trade('pastry chef'), near('Paris', 'London', 'Zurich'), noticeUpTo(28)),
  },
  {
    by: 'junior',
    ask: 'Primary teachers with Qualified Teacher Status please, any country!',
    fits: all(trade('primary teacher'), cert('Qualified Teacher Status')),
  },
  {
    by: 'in-house',
    ask: 'Quality managers with ISO 9001 or CAPA at BMW, Siemens or Bosch',
    fits: all(trade('quality manager'), any(skill('ISO 9001'), skill('CAPA')), at('BMW', 'Siemens', 'Bosch')),
  },
  {
    by: 'slack bot',
    ask: 'client in #energy: wind techs with GWO, Germany, Scotland, Ireland or Spain',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'ai',
    ask: 'Town planners holding citizenship or permanent residency who are based in Australia, New Zealand or Canada.',
    fits: all(trade('town planner'), settled, country('Australia', 'New Zealand', 'Canada')),
  },
  {
    by: 'contractor manager',
    ask: 'quantity surveyors on contract, or anyone QS in Dubai',
    fits: all(trade('quantity surveyor'), any(works('contract'), near('Dubai'))),
  },
  {
    by: 'non-native',
    ask: 'I am looking for production manager, speaking German or Spanish, with knowledge of Lean or Kaizen',
    fits: all(
      trade('production manager'),
      any(speaks('German'), speaks('Spanish')),
      any(skill('Lean'), skill('Kaizen')),
    ),
  },
  {
    by: 'owner',
    ask: 'vets in Auckland, Bristol or Perth, small animals or surgery',
    fits: all(
      trade('vet'),
      near('Auckland', 'Bristol', 'Perth'),
      any(skill('Small animals'), skill('Surgery')),
    ),
  },
  {
    by: 'rec-to-rec',
    ask: 'litigators, arbitration or advocacy, London Sydney Toronto',
    fits: all(
      trade('litigation lawyer'),
      any(skill('Arbitration'), skill('Advocacy')),
      near('London', 'Sydney', 'Toronto'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'microbiologists in ireland w GMP or environmental monitoring',
    fits: all(
      trade('microbiologist'),
      country('Ireland'),
      any(skill('GMP'), skill('Environmental monitoring')),
    ),
  },
  {
    by: 'temp desk',
    ask: 'airline pilots / first officers, A320, not those at Ryanair',
    fits: all(trade('pilot'), skill('A320'), not(at('Ryanair'))),
  },
  {
    by: 'owner',
    ask: 'geologists or mining engineers on AUD, 100 to 160k a year',
    fits: all(trade('geologist', 'mining engineer'), pays('AUD', 100_000, 160_000)),
  },
  {
    by: 'in-house',
    ask: 'In-house counsel with five years or more who work remotely',
    fits: all(trade('in-house counsel'), yearsAtLeast(5), remote),
  },
];
