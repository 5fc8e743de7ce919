import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  not,
  noticeUpTo,
  relocates,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the desks of the fortieth set over the third people, closed. */
export const THIRD_OPEN_FORTIETH_MORE: readonly Query<Third>[] = [
  {
    by: 'glasgow',
    ask: 'surveyors, land ones not QSs, perth or auckland',
    fits: all(trade('land surveyor'), near('Perth', 'Auckland')),
  },
  {
    by: 'glasgow',
    ask: 'landscape archs, bristol or melbourne, any level',
    fits: all(trade('landscape architect'), near('Bristol', 'Melbourne')),
  },
  {
    by: 'lagos',
    ask: 'Please I require executive assistants who have handled board papers, in London, New York or Singapore.',
    fits: all(trade('executive assistant'), skill('Board papers'), near('London', 'New York', 'Singapore')),
  },
  {
    by: 'brussels',
    ask: 'In-house counsel, Paris or Munich, with French or German as language',
    fits: all(trade('in-house counsel'), near('Paris', 'Munich'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'manila',
    ask: 'Freight forwarders with Incoterms, Sydney or Auckland or Singapore',
    fits: all(trade('freight forwarder'), skill('Incoterms'), near('Sydney', 'Auckland', 'Singapore')),
  },
  {
    by: 'manila',
    ask: 'Good day! Warehouse managers who are at DHL or DSV, or came from there',
    fits: all(trade('warehouse manager'), worked('DHL', 'DSV')),
  },
  {
    by: 'hyderabad',
    ask: 'Pharmacovigilance / Drug Safety, Argus must, 2 yrs min',
    fits: all(trade('pharmacovigilance'), skill('Argus'), yearsAtLeast(2)),
  },
  {
    by: 'hyderabad',
    ask: 'SEO Specialist or Graphic Designer, present company Ogilvy or Publicis',
    fits: all(trade('seo specialist', 'graphic designer'), at('Ogilvy', 'Publicis')),
  },
  {
    by: 'darwin',
    ask: 'mining engineers, drill and blast',
    fits: all(trade('mining engineer'), skill('Drill and blast')),
  },
  {
    by: 'darwin',
    ask: 'New pit out past Tennant, camp’s half built and they want a tech crew before the wet. Geologists or mining engineers who’d relocate, nobody at BHP.',
    fits: all(trade('geologist', 'mining engineer'), relocates, not(at('BHP'))),
  },
  {
    by: 'toronto',
    ask: 'University lecturers in Toronto, Dublin or Melbourne.',
    fits: all(trade('lecturer'), near('Toronto', 'Dublin', 'Melbourne')),
  },
  {
    by: 'toronto',
    ask: 'Retail or fashion buyers who work for H&M or IKEA, or did so in the past.',
    fits: all(trade('buyer'), worked('H&M', 'IKEA')),
  },
  {
    by: 'leeds',
    ask: 'primary teachers with QTS, london and bristol',
    fits: all(trade('primary teacher'), cert('Qualified Teacher Status'), near('London', 'Bristol')),
  },
  {
    by: 'leeds',
    ask: 'practice in Didsbury’s had two surgeries dark since easter and the nhs list is going mad. they’ll take people from abroad. dentists who do endodontics, manchester geneva or brisbane',
    fits: all(trade('dentist'), skill('Endodontics'), near('Manchester', 'Geneva', 'Brisbane')),
  },
  {
    by: 'zurich',
    ask: 'Medical science liaisons, oncology, Basel, Madrid or Boston.',
    fits: all(trade('medical science liaison'), skill('Oncology'), near('Basel', 'Madrid', 'Boston')),
  },
  {
    by: 'zurich',
    ask: 'Quality managers in Munich, Lyon or Cork, ISO 9001, three years as a minimum.',
    fits: all(trade('quality manager'), near('Munich', 'Lyon', 'Cork'), skill('ISO 9001'), yearsAtLeast(3)),
  },
  {
    by: 'cape town',
    ask: 'Loss adjusters, um, Manchester and Dublin. And property claims, if they’ve got it. No, actually, they must have it.',
    fits: all(trade('loss adjuster'), near('Manchester', 'Dublin'), skill('Property claims')),
  },
  {
    by: 'cape town',
    ask: 'This one’s for the streaming lot. Journalists or video editors, London, New York or Toronto, it’s a staff job so contractors are out.',
    fits: all(
      trade('journalist', 'video editor'),
      near('London', 'New York', 'Toronto'),
      not(works('contract')),
    ),
  },
  {
    by: 'wellington',
    ask: 'Customs brokers and freight forwarders, just Auckland',
    fits: all(trade('customs broker', 'freight forwarder'), near('Auckland')),
  },
  {
    by: 'wellington',
    ask: 'Maths teachers in Wellington. Sorry, wrong school! Primary teachers in Auckland is what I need.',
    fits: all(trade('primary teacher'), near('Auckland')),
  },
  {
    by: 'houston',
    ask: 'Wind turbine technicians in Aberdeen, Hamburg or Madrid. GWO required.',
    fits: all(trade('wind turbine technician'), near('Aberdeen', 'Hamburg', 'Madrid'), cert('GWO')),
  },
  {
    by: 'houston',
    ask: 'Agronomists with crop protection or irrigation. Not from Cargill, they are the client.',
    fits: all(trade('agronomist'), any(skill('Crop protection'), skill('Irrigation')), not(at('Cargill'))),
  },
  {
    by: 'singapore',
    ask: 'port ops, singapore or hamburg',
    fits: all(trade('port operations'), near('Singapore', 'Hamburg')),
  },
  {
    by: 'singapore',
    ask: 'aircraft engineer, a320 or b737 either, sydney or dubai',
    fits: all(trade('aircraft engineer'), any(skill('A320'), skill('B737')), near('Sydney', 'Dubai')),
  },
  {
    by: 'paris',
    ask: 'Sommeliers of Paris and London, please',
    fits: all(trade('sommelier'), near('Paris', 'London')),
  },
  {
    by: 'paris',
    ask: 'For the opening of the new palace on the Corniche: executive housekeepers or hotel managers, they are in Dubai, Barcelona or Berlin, and their notice is one month at the most',
    fits: all(trade('housekeeping', 'hotel manager'), near('Dubai', 'Barcelona', 'Berlin'), noticeUpTo(31)),
  },
  {
    by: 'galway',
    ask: 'store managers in Dublin or Madrid that aren’t with Zara',
    fits: all(trade('store manager'), near('Dublin', 'Madrid'), not(at('Zara'))),
  },
  {
    by: 'tel aviv',
    ask: 'designers, graphic or ux, remote',
    fits: all(trade('graphic designer', 'ux designer'), remote),
  },
];
