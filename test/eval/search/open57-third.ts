import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  not,
  noticeUpTo,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
} from './third-world.ts';

/** Searches of twelve imagined writers over the third people, each in its own way of asking. */
export const THIRD_OPEN_FORTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'boolean sourcer',
    ask: 'geologist AND (Leapfrog OR "resource modelling") AND (Perth OR Brisbane)',
    fits: all(
      trade('geologist'),
      any(skill('Leapfrog'), skill('Resource modelling')),
      near('Perth', 'Brisbane'),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '"mining engineer" AND (BHP OR Newmont OR "Rio Tinto") NOT Vancouver',
    fits: all(trade('mining engineer'), worked('BHP', 'Newmont', 'Rio Tinto'), not(near('Vancouver'))),
  },
  {
    by: 'phone resourcer',
    ask: 'pastry chefs paris, london or zurich, who’s free inside a month?',
    fits: all(trade('pastry chef'), near('Paris', 'London', 'Zurich'), noticeUpTo(31)),
  },
  {
    by: 'dictating partner',
    ask: 'Litigation lawyers with arbitration experience in London, Sydney or Toronto.',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), near('London', 'Sydney', 'Toronto')),
  },
  {
    by: 'early temp desk',
    ask: 'store mgrs dublin melbourne madrid, 4 wks or less',
    fits: all(trade('store manager'), near('Dublin', 'Melbourne', 'Madrid'), noticeUpTo(28)),
  },
  {
    by: 'first-week junior',
    ask: 'graphic designers with indesign or illustrator in Germany, France or the UK',
    fits: all(
      trade('graphic designer'),
      any(skill('InDesign'), skill('Illustrator')),
      country('Germany', 'France', 'United Kingdom'),
    ),
  },
  {
    by: 'in-house partner',
    ask: 'Quality managers with ISO 9001 from Siemens, Bosch or BMW, now or earlier',
    fits: all(trade('quality manager'), skill('ISO 9001'), worked('Siemens', 'Bosch', 'BMW')),
  },
  {
    by: 'client relay',
    ask: 'client: research fellows, CRISPR or flow cytometry, PhD is a must',
    fits: all(trade('research fellow'), any(skill('CRISPR'), skill('Flow cytometry')), cert('PhD')),
  },
  {
    by: 'assistant',
    ask: 'Find candidates working in drug safety or pharmacovigilance who are located in India.',
    fits: all(trade('pharmacovigilance'), country('India')),
  },
  {
    by: 'rec-to-rec',
    ask: 'brand managers or buyers who have left Unilever, Nestlé, Zara or H&M',
    fits: all(trade('brand manager', 'buyer'), formerly('Unilever', 'Nestlé', 'Zara', 'H&M')),
  },
  {
    by: 'contractor manager',
    ask: 'drilling engineers, on contract or holding IWCF, either will do',
    fits: all(trade('drilling engineer'), any(works('contract'), cert('IWCF'))),
  },
  {
    by: 'contractor manager',
    ask: 'quantity surveyors Dubai / Singapore / Sydney, MRICS',
    fits: all(trade('quantity surveyor'), near('Dubai', 'Singapore', 'Sydney'), cert('MRICS')),
  },
  {
    by: 'second tongue',
    ask: 'I need designer, graphic or UX, which is working remote',
    fits: all(trade('graphic designer', 'ux designer'), remote),
  },
  {
    by: 'second tongue',
    ask: 'hotel manager, must speak Arabic or German or Spanish',
    fits: all(trade('hotel manager'), any(speaks('Arabic'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'owner',
    ask: 'Policy advisers and town planners who’ve been five years or longer in the same job',
    fits: all(trade('policy adviser', 'town planner'), inJobFor(5)),
  },
  {
    by: 'owner',
    ask: 'dentists or vets, Australia + NZ',
    fits: all(trade('dentist', 'vet'), country('Australia', 'New Zealand')),
  },
];
