import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  not,
  noticeUpTo,
  pays,
  relocates,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of the same desks over the third people, for measuring alone. */
export const THIRD_OPEN_FORTY_THIRD_MORE: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'The client would like graphic designers in Melbourne, London or Berlin who use InDesign or Illustrator.',
    fits: all(
      trade('graphic designer'),
      near('Melbourne', 'London', 'Berlin'),
      any(skill('InDesign'), skill('Illustrator')),
    ),
  },
  {
    by: 'temp',
    ask: 'warehouse mgrs chicago manchester lyon no contractors',
    fits: all(trade('warehouse manager'), near('Chicago', 'Manchester', 'Lyon'), not(works('contract'))),
  },
  {
    by: 'exec search',
    ask: 'Medical science liaisons holding a PhD, in Boston, Basel or Madrid; the present employer is of no consequence.',
    fits: all(trade('medical science liaison'), cert('PhD'), near('Boston', 'Basel', 'Madrid')),
  },
  {
    by: 'tech',
    ask: 'seo (ahrefs OR "link building") AND (berlin OR manchester OR auckland)',
    fits: all(
      trade('seo specialist'),
      any(skill('Ahrefs'), skill('Link building')),
      near('Berlin', 'Manchester', 'Auckland'),
    ),
  },
  {
    by: 'health',
    ask: 'Who have we got in the way of vets, small animals or surgery, in the UK, NZ or Australia?',
    fits: all(
      trade('vet'),
      any(skill('Small animals'), skill('Surgery')),
      country('United Kingdom', 'New Zealand', 'Australia'),
    ),
  },
  {
    by: 'trades',
    ask: 'wind techs GWO Hamburg or Cork or anyone that’ll shift',
    fits: all(trade('wind turbine technician'), cert('GWO'), any(near('Hamburg', 'Cork'), relocates)),
  },
  {
    by: 'education',
    ask: 'Primary teachers for an international school. They should be in London, Dubai or Bristol, and have Qualified Teacher Status.',
    fits: all(trade('primary teacher'), near('London', 'Dubai', 'Bristol'), cert('Qualified Teacher Status')),
  },
  {
    by: 'finance',
    ask: 'marine underwriters | London + Singapore | current or past AXA / Chubb',
    fits: all(trade('marine underwriter'), near('London', 'Singapore'), worked('AXA', 'Chubb')),
  },
  {
    by: 'legal',
    ask: 'Litigation solicitors with arbitration or advocacy, holding a practising certificate.',
    fits: all(
      trade('litigation lawyer'),
      any(skill('Arbitration'), skill('Advocacy')),
      cert('Practising certificate'),
    ),
  },
  {
    by: 'logistics',
    ask: 'customs brokers w/ licence, sydney auckland or tornto',
    fits: all(trade('customs broker'), cert('Customs broker licence'), near('Sydney', 'Auckland', 'Toronto')),
  },
  {
    by: 'hospitality',
    ask: 'Pastry chefs who’ve been at Four Seasons or Hyatt at some point, or are there still',
    fits: all(trade('pastry chef'), worked('Four Seasons', 'Hyatt')),
  },
  {
    by: 'sales',
    ask: 'fashion buyers London / Paris / NYC, 5 yrs min',
    fits: all(trade('buyer'), near('London', 'Paris', 'New York'), yearsAtLeast(5)),
  },
  {
    by: 'public sector',
    ask: 'Town planners. Essential: development applications or zoning. Located in New Zealand, Australia or Canada.',
    fits: all(
      trade('town planner'),
      any(skill('Development applications'), skill('Zoning')),
      country('New Zealand', 'Australia', 'Canada'),
    ),
  },
  {
    by: 'energy',
    ask: 'well engineers / drilling engineers currently Shell, Woodside or Ørsted',
    fits: all(trade('drilling engineer'), at('Shell', 'Woodside', 'Ørsted')),
  },
  {
    by: 'life science',
    ask: 'Pharmacovigilance officers in India, Ireland or Spain with signal detection or ICSR',
    fits: all(
      trade('pharmacovigilance'),
      country('India', 'Ireland', 'Spain'),
      any(skill('Signal detection'), skill('ICSR')),
    ),
  },
  {
    by: 'interim',
    ask: 'Quality managers, notice of a month or less, any country, FMEA or CAPA',
    fits: all(trade('quality manager'), noticeUpTo(31), any(skill('FMEA'), skill('CAPA'))),
  },
  {
    by: 'perm',
    ask: 'Executive assistants who are citizens or permanent residents and are used to board papers or diary management.',
    fits: all(trade('executive assistant'), settled, any(skill('Board papers'), skill('Diary management'))),
  },
  {
    by: 'education',
    ask: 'University lecturers or research fellows in Melbourne, Sydney, Dublin or Toronto who have a PhD',
    fits: all(
      trade('lecturer', 'research fellow'),
      near('Melbourne', 'Sydney', 'Dublin', 'Toronto'),
      cert('PhD'),
    ),
  },
  {
    by: 'health',
    ask: 'children’s social workers in Manchester, Bristol, Perth or Auckland with fewer than ten years’ experience?',
    fits: all(
      trade('child protection social worker'),
      near('Manchester', 'Bristol', 'Perth', 'Auckland'),
      yearsBelow(10),
    ),
  },
  {
    by: 'exec search',
    ask: 'Terminal operations managers who have been in their present job for four years or longer',
    fits: all(trade('port operations'), inJobFor(4)),
  },
  {
    by: 'trades',
    ask: 'QS lads in Dubai or Sydney, MRICS',
    fits: all(trade('quantity surveyor'), near('Dubai', 'Sydney'), cert('MRICS')),
  },
  {
    by: 'tech',
    ask: 'video editors, premiere pro or davinci resolve, NOT london',
    fits: all(
      trade('video editor'),
      any(skill('Premiere Pro'), skill('DaVinci Resolve')),
      not(near('London')),
    ),
  },
  {
    by: 'sales',
    ask: 'journos in London or New York, at Reuters or the BBC now, citizens (it’s for a PR firm)',
    fits: all(trade('journalist'), near('London', 'New York'), at('Reuters', 'BBC'), rights('citizen')),
  },
  {
    by: 'logistics',
    ask: 'airline pilots A320, at Ryanair or Emirates now or previously',
    fits: all(trade('pilot'), skill('A320'), worked('Ryanair', 'Emirates')),
  },
  {
    by: 'hospitality',
    ask: 'sommeliers with WSET Level 4 who speak French or whose home is London or Melbourne',
    fits: all(trade('sommelier'), cert('WSET Level 4'), any(speaks('French'), near('London', 'Melbourne'))),
  },
  {
    by: 'legal',
    ask: 'Conveyancers in Manchester or Bristol asking £45,000 or less',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol'), pays('GBP', 0, 45_000)),
  },
  {
    by: 'life science',
    ask: 'agronomists who know crop protection or soil testing, Lyon, Brisbane, Wellington or Chicago, available inside two months',
    fits: all(
      trade('agronomist'),
      any(skill('Crop protection'), skill('Soil testing')),
      near('Lyon', 'Brisbane', 'Wellington', 'Chicago'),
      noticeUpTo(61),
    ),
  },
  {
    by: 'energy',
    ask: 'wind turbine techs in Singapore',
    fits: all(trade('wind turbine technician'), near('Singapore')),
  },
];
