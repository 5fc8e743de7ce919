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
  relocates,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Fourteen recruiters and bots, each with a way of their own, over the third people; only ever run. */
export const THIRD_OPEN_FIFTIETH_MORE: readonly Query<Third>[] = [
  {
    by: 'night temps desk',
    ask: 'exec housekeepers / housekeeping mgrs, free in 4 wks or sooner',
    fits: all(trade('housekeeping'), noticeUpTo(28)),
  },
  {
    by: 'list maker',
    ask: 'Policy advisers:\n- ministerial briefings\n- three years or longer in the job they’re in',
    fits: all(trade('policy adviser'), skill('Ministerial briefings'), inJobFor(3)),
  },
  {
    by: 'night temps desk',
    ask: 'chef any sort, dubai barcelona london or sydney, start now or within 1 wk',
    fits: all(trade('chef'), near('Dubai', 'Barcelona', 'London', 'Sydney'), noticeUpTo(7)),
  },
  {
    by: 'researcher from Recife',
    ask: 'social workers of child protection who makes court reports, in United Kingdom or New Zealand',
    fits: all(
      trade('child protection social worker'),
      skill('Court reports'),
      country('United Kingdom', 'New Zealand'),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'MSLs, oncology or immunology, anywhere but Basel',
    fits: all(
      trade('medical science liaison'),
      any(skill('Oncology'), skill('Immunology')),
      not(near('Basel')),
    ),
  },
  {
    by: 'changes her mind',
    ask: 'agronomists with crop protection… sorry, soil testing I meant, in New Zealand or Queensland',
    fits: all(
      trade('agronomist'),
      skill('Soil testing'),
      any(country('New Zealand'), ({ region }) => region === 'Queensland'),
    ),
  },
  {
    by: 'trainee',
    ask: 'Please, who do we have as a vet in Auckland or Perth that does surgery or small animals?',
    fits: all(trade('vet'), near('Auckland', 'Perth'), any(skill('Surgery'), skill('Small animals'))),
  },
  {
    by: 'Slack shorthand',
    ask: 'drilling / well engs w IWCF, houston aberdeen perth',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen', 'Perth')),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Good evening. The biscuit people are replacing two brand managers, and I’d like to see anyone in London, Paris or Toronto with product launches or Nielsen. They did say “no one from Danone”, by which they mean nobody who is working there today.',
    fits: all(
      trade('brand manager'),
      near('London', 'Paris', 'Toronto'),
      any(skill('Product launches'), skill('Nielsen')),
      not(at('Danone')),
    ),
  },
  {
    by: 'dictating director',
    ask: 'warehouse managers or distribution centre managers who either speak French or live in Manchester',
    fits: all(trade('warehouse manager'), any(speaks('French'), near('Manchester'))),
  },
  {
    by: 'trainee',
    ask: 'Is there a pharmacovigilance or drug safety person in India or Spain who would relocate or who works remotely?',
    fits: all(trade('pharmacovigilance'), country('India', 'Spain'), any(relocates, remote)),
  },
  {
    by: 'Boolean sourcer',
    ask: '"store manager" AND ("loss prevention" OR "visual merchandising") AND (Ireland OR Germany OR Spain)',
    fits: all(
      trade('store manager'),
      any(skill('Loss prevention'), skill('Visual merchandising')),
      country('Ireland', 'Germany', 'Spain'),
    ),
  },
  {
    by: 'Moira, terse',
    ask: 'Pastry chefs. Paris, Zurich, London. Chocolate work.',
    fits: all(trade('pastry chef'), near('Paris', 'Zurich', 'London'), skill('Chocolate work')),
  },
  {
    by: 'Moira, terse',
    ask: 'Freight forwarders. CargoWise. Hamburg, Singapore, Sydney.',
    fits: all(trade('freight forwarder'), skill('CargoWise'), near('Hamburg', 'Singapore', 'Sydney')),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'geologists who do core logging, Perth, Brisbane or Vancouver, working minimum 5 years',
    fits: all(
      trade('geologist'),
      skill('Core logging'),
      near('Perth', 'Brisbane', 'Vancouver'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'requisition bot',
    ask: 'role: Customs Broker; certificate: Customs broker licence; city: Sydney, Auckland, Hamburg',
    fits: all(trade('customs broker'), cert('Customs broker licence'), near('Sydney', 'Auckland', 'Hamburg')),
  },
  {
    by: 'changes her mind',
    ask: 'Marine underwriters in Hamburg, hmm no, Hamburg’s been filled, so London or Singapore',
    fits: all(trade('marine underwriter'), near('London', 'Singapore')),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Land surveyors which work with Civil 3D, in Munich, Lyon or Auckland',
    fits: all(trade('land surveyor'), skill('Civil 3D'), near('Munich', 'Lyon', 'Auckland')),
  },
  {
    by: 'chat assistant',
    ask: 'Are there video editors who know DaVinci Resolve and are at Netflix, Reuters or the BBC at the moment?',
    fits: all(trade('video editor'), skill('DaVinci Resolve'), at('Netflix', 'Reuters', 'BBC')),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'farm managers, dairy or other, with herd management, but not in Ireland',
    fits: all(trade('farm manager'), skill('Herd management'), not(country('Ireland'))),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'microbiologist or QC chemist, with GMP, must be in Ireland',
    fits: all(trade('microbiologist', 'qc chemist'), skill('GMP'), country('Ireland')),
  },
  {
    by: 'Slack shorthand',
    ask: 'graphic or UX designers, berlin / london / melb / dublin, remote only',
    fits: all(
      trade('graphic designer', 'ux designer'),
      near('Berlin', 'London', 'Melbourne', 'Dublin'),
      remote,
    ),
  },
  {
    by: 'chat assistant',
    ask: 'Which teachers, primary or maths, hold Qualified Teacher Status and have at least five years’ experience?',
    fits: all(trade('primary teacher', 'maths teacher'), cert('Qualified Teacher Status'), yearsAtLeast(5)),
  },
  {
    by: 'researcher from Recife',
    ask: 'pilots with A320 who speaks Spanish or who live in Dubai',
    fits: all(trade('pilot'), skill('A320'), any(speaks('Spanish'), near('Dubai'))),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Fashion buyers who are currently with Zara, H&M or Decathlon',
    fits: all(trade('buyer'), at('Zara', 'H&M', 'Decathlon')),
  },
  {
    by: 'night temps desk',
    ask: 'loss adjusters uk ireland canada, notice a month or under',
    fits: all(trade('loss adjuster'), country('United Kingdom', 'Ireland', 'Canada'), noticeUpTo(31)),
  },
  {
    by: 'list maker',
    ask: 'Litigators\n- arbitration\n- London / Toronto / Sydney',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), near('London', 'Toronto', 'Sydney')),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Hello, the shire has three vacancies for town planners. They want development applications or zoning on the CV and would consider people in New Zealand, Australia or Canada. Two months’ notice is the longest they will wait. I’ll be in the car till four.',
    fits: all(
      trade('town planner'),
      any(skill('Development applications'), skill('Zoning')),
      country('New Zealand', 'Australia', 'Canada'),
      noticeUpTo(62),
    ),
  },
];
