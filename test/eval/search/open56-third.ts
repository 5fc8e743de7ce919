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

/** Searches of sixteen desks, each in a way of its own, over the third people. */
export const THIRD_OPEN_FORTY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'Store managers in Dublin, Munich or Madrid with loss prevention or visual merchandising',
    fits: all(
      trade('store manager'),
      near('Dublin', 'Munich', 'Madrid'),
      any(skill('Loss prevention'), skill('Visual merchandising')),
    ),
  },
  {
    by: 'temp',
    ask: 'housekeeping mgrs, dubai geneva barcelona sydney, 4 wks notice or less',
    fits: all(trade('housekeeping'), near('Dubai', 'Geneva', 'Barcelona', 'Sydney'), noticeUpTo(28)),
  },
  {
    by: 'exec search',
    ask: 'Hotel managers and hotel general managers who have held their current post for four years or longer.',
    fits: all(trade('hotel manager'), inJobFor(4)),
  },
  {
    by: 'tech',
    ask: '("ux designer" OR "product designer") AND figma AND "design systems"',
    fits: all(trade('ux designer'), skill('Figma', 'Design systems')),
  },
  {
    by: 'health',
    ask: 'dentists, implants or Invisalign, Manchester / Brisbane / Dubai',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Invisalign')),
      near('Manchester', 'Brisbane', 'Dubai'),
    ),
  },
  {
    by: 'trades',
    ask: 'aircraft engineers with a B1 who know the A320 or the 737',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), any(skill('A320'), skill('B737'))),
  },
  {
    by: 'education',
    ask: 'Hello, may I have primary or maths teachers who hold QTS and live outside the UK?',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'finance',
    ask: 'Insurance: marine underwriters with ACII, loss adjusters with ACILA',
    fits: any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
  },
  {
    by: 'legal',
    ask: 'Litigation lawyers or in-house counsel who speak French or Spanish.',
    fits: all(trade('litigation lawyer', 'in-house counsel'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'logistics',
    ask: 'frieght forwarders with cargowise or sea freight who are not at DHL',
    fits: all(trade('freight forwarder'), any(skill('CargoWise'), skill('Sea freight')), not(at('DHL'))),
  },
  {
    by: 'hospitality',
    ask: 'head chefs in Munich or Paris or Melbourne who do allergen mgmt, HACCP a nice extra',
    fits: all(trade('head chef'), near('Munich', 'Paris', 'Melbourne'), skill('Allergen management')),
  },
  {
    by: 'sales',
    ask: 'Brand managers. Nielsen or campaign planning. Unilever, L’Oréal or Danone at any time.',
    fits: all(
      trade('brand manager'),
      any(skill('Nielsen'), skill('Campaign planning')),
      worked('Unilever', 'L’Oréal', 'Danone'),
    ),
  },
  {
    by: 'public sector',
    ask: 'Policy advisers and town planners. Essential: citizen or permanent resident. Location: NZ, UK or Ireland.',
    fits: all(
      trade('policy adviser', 'town planner'),
      rights('citizen', 'permanent_resident'),
      country('New Zealand', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'energy',
    ask: 'drilling / well engineers, IWCF or directional drilling, 5 yrs+',
    fits: all(trade('drilling engineer'), any(cert('IWCF'), skill('Directional drilling')), yearsAtLeast(5)),
  },
  {
    by: 'life science',
    ask: 'From their mail: "two QC chemists for the HPLC lab, already in Cork, Lyon or Basel, up to EUR 60,000 or CHF 90,000 a year"',
    fits: all(
      trade('qc chemist'),
      skill('HPLC'),
      near('Cork', 'Lyon', 'Basel'),
      any(pays('EUR', 0, 60_000), pays('CHF', 0, 90_000)),
    ),
  },
  {
    by: 'interim',
    ask: 'Which journalists or video editors take contract work or work remotely?',
    fits: all(trade('journalist', 'video editor'), any(works('contract'), remote)),
  },
];
