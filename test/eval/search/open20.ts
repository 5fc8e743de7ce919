import type { Query } from './score.ts';
import {
  all,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  once,
  pays,
  relocates,
  remote,
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

/** Searches over the people of the third world by ten imagined recruiters. */
export const THIRD_OPEN: readonly Query<Third>[] = [
  { by: 'terse', ask: 'sous chef sydney', fits: all(trade('sous chef'), near('Sydney')) },
  { by: 'terse', ask: 'vet bristol contract', fits: all(trade('vet'), near('Bristol'), works('contract')) },
  { by: 'terse', ask: 'QS dubai MRICS', fits: all(trade('quantity surveyor'), near('Dubai'), cert('MRICS')) },
  {
    by: 'terse',
    ask: 'drilling engineer perth IWCF immediate start',
    fits: all(trade('drilling engineer'), near('Perth'), cert('IWCF'), noticeUpTo(0)),
  },
  {
    by: 'terse',
    ask: 'EA to CEO london or new york',
    fits: all(trade('executive assistant'), near('London', 'New York')),
  },
  { by: 'terse', ask: 'HPLC GMP cork', fits: all(skill('HPLC', 'GMP'), near('Cork')) },
  {
    by: 'polite',
    ask: 'Could you please show me the sommeliers in London or Paris who hold WSET Level 4?',
    fits: all(trade('sommelier'), near('London', 'Paris'), cert('WSET Level 4')),
  },
  {
    by: 'polite',
    ask: 'I am looking for primary school teachers in New Zealand or the UK who have Qualified Teacher Status, thank you.',
    fits: all(
      trade('primary teacher'),
      country('New Zealand', 'United Kingdom'),
      cert('Qualified Teacher Status'),
    ),
  },
  {
    by: 'polite',
    ask: 'Please find me hotel managers in Singapore or London with at least ten years of experience.',
    fits: all(trade('hotel manager'), near('Singapore', 'London'), yearsAtLeast(10)),
  },
  {
    by: 'polite',
    ask: 'Would you kindly list the pilots with an ATPL who live in Spain or Ireland?',
    fits: all(trade('pilot'), cert('ATPL'), country('Spain', 'Ireland')),
  },
  {
    by: 'polite',
    ask: 'Please could I see dentists in Manchester who do implants and are left-handed?',
    fits: all(trade('dentist'), near('Manchester'), skill('Implants')),
    unknowable: true,
  },
  { by: 'polite', ask: 'Please list sommeliers in Chicago with WSET Level 4.', fits: nobody },
  {
    by: 'client mail',
    ask: 'Hi, as discussed on the phone we need a litigation lawyer for our Toronto office. She or he should have at least eight years of experience and be strong in advocacy. Best regards, Jane',
    fits: all(trade('litigation lawyer'), near('Toronto'), yearsAtLeast(8), skill('Advocacy')),
  },
  {
    by: 'client mail',
    ask: 'Hello team, our distribution centre in Lyon needs a new warehouse manager who knows SAP EWM. French is a must. Cheers, Marc',
    fits: all(trade('warehouse manager'), near('Lyon'), skill('SAP EWM'), speaks('French')),
  },
  {
    by: 'client mail',
    ask: 'Dear all, we are opening a second clinic in Perth and would like to meet vets who do surgery. They must be available within two weeks. Kind regards',
    fits: all(trade('vet'), near('Perth'), skill('Surgery'), noticeUpTo(14)),
  },
  {
    by: 'client mail',
    ask: 'Morning! Our mine in Queensland needs underground mining engineers, contract only, ventilation experience essential.',
    fits: all(trade('mining engineer'), near('Brisbane'), works('contract'), skill('Ventilation')),
  },
  {
    by: 'client mail',
    ask: "Hi there, we want a brand manager in Paris who works or has worked for L'Oréal and does campaign planning. Regards, Sophie",
    fits: all(trade('brand manager'), near('Paris'), worked('L’Oréal'), skill('Campaign planning')),
  },
  {
    by: 'client mail',
    ask: 'Hello, following our call: land surveyors in Munich or Lyon, Civil 3D needed. Thanks, Ben',
    fits: all(trade('land surveyor'), near('Munich', 'Lyon'), skill('Civil 3D')),
  },
  {
    by: 'dictated',
    ask: 'um so I need uh a customs broker in Sydney or Auckland with the customs broker licence please',
    fits: all(trade('customs broker'), near('Sydney', 'Auckland'), cert('Customs broker licence')),
  },
  {
    by: 'dictated',
    ask: 'okay find me people who can do CRISPR and are in Zurich or Barcelona and they should speak English',
    fits: all(skill('CRISPR'), near('Zurich', 'Barcelona'), speaks('English')),
  },
  {
    by: 'dictated',
    ask: 'right so journalists in London no actually make that Madrid who do investigations',
    fits: all(trade('journalist'), near('Madrid'), skill('Investigations')),
  },
  {
    by: 'dictated',
    ask: 'can you get me all the wind technicians with a GWO ticket anywhere in Ireland or Scotland who can drive a manual car',
    fits: all(trade('wind turbine technician'), cert('GWO'), near('Cork', 'Aberdeen')),
    unknowable: true,
  },
  {
    by: 'dictated',
    ask: 'show me UX designers who work fully remote in Germany or Ireland',
    fits: all(trade('ux designer'), remote, country('Germany', 'Ireland')),
  },
  {
    by: 'dictated',
    ask: 'I want production supervisors or production managers in Manchester or Munich with lean and kaizen',
    fits: all(trade('production manager'), near('Manchester', 'Munich'), skill('Lean', 'Kaizen')),
  },
  {
    by: 'boolean',
    ask: '(conveyancer OR "residential conveyancer") AND (Manchester OR Bristol) AND "CLC licence" NOT contract',
    fits: all(
      trade('conveyancer'),
      near('Manchester', 'Bristol'),
      cert('CLC licence'),
      not(works('contract')),
    ),
  },
  {
    by: 'boolean',
    ask: '("mine geologist" OR "exploration geologist") AND Perth AND Leapfrog',
    fits: all(trade('geologist'), near('Perth'), skill('Leapfrog')),
  },
  {
    by: 'boolean',
    ask: '("video editor" AND "DaVinci Resolve") AND (Toronto OR London) AND NOT Netflix',
    fits: all(
      trade('video editor'),
      skill('DaVinci Resolve'),
      near('Toronto', 'London'),
      not(worked('Netflix')),
    ),
  },
  {
    by: 'boolean',
    ask: 'agronomist AND "crop protection" AND ("New Zealand" OR France)',
    fits: all(trade('agronomist'), skill('Crop protection'), country('New Zealand', 'France')),
  },
  {
    by: 'boolean',
    ask: '"loss adjuster" AND (Dublin OR Brisbane) AND "business interruption" AND contract',
    fits: all(
      trade('loss adjuster'),
      near('Dublin', 'Brisbane'),
      skill('Business interruption'),
      works('contract'),
    ),
  },
  {
    by: 'boolean',
    ask: 'lecturer AND Stata AND (Dublin OR Wellington)',
    fits: all(trade('lecturer'), skill('Stata'), near('Dublin', 'Wellington')),
  },
  {
    by: 'bot',
    ask: 'role: aircraft engineer; licence: B1; location: Dubai, Hamburg or Sydney',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), near('Dubai', 'Hamburg', 'Sydney')),
  },
  {
    by: 'bot',
    ask: 'find_candidates title="graphic designer" city="Berlin" skill="Packaging"',
    fits: all(trade('graphic designer'), near('Berlin'), skill('Packaging')),
  },
  {
    by: 'bot',
    ask: 'Search: store manager | country: Spain | work rights: visa holder or citizen | notice: max 14 days',
    fits: all(trade('store manager'), country('Spain'), rights('visa_holder', 'citizen'), noticeUpTo(14)),
  },
  {
    by: 'bot',
    ask: "candidate search request: occupation marine underwriter, skills Hull and machinery and Lloyd's, minimum experience 8 years",
    fits: all(trade('marine underwriter'), skill('Hull and machinery', 'Lloyd’s'), yearsAtLeast(8)),
  },
  {
    by: 'bot',
    ask: 'position: quality manager or QA manager; certification: Six Sigma Black Belt; location: Cork; employer history: Siemens',
    fits: all(trade('quality manager'), cert('Six Sigma Black Belt'), near('Cork'), worked('Siemens')),
  },
  {
    by: 'bot',
    ask: 'query: freight forwarder, skill CargoWise, country Australia or New Zealand or Germany, work type not contract',
    fits: all(
      trade('freight forwarder'),
      skill('CargoWise'),
      country('Australia', 'New Zealand', 'Germany'),
      not(works('contract')),
    ),
  },
  { by: 'researcher', ask: 'all teachers in Dubai', fits: all(trade('teacher'), near('Dubai')) },
  {
    by: 'researcher',
    ask: 'chefs of any kind who work or ever worked at Four Seasons',
    fits: all(trade('chef'), worked('Four Seasons')),
  },
  {
    by: 'researcher',
    ask: 'everyone in pharmacovigilance or drug safety in India',
    fits: all(trade('pharmacovigilance'), country('India')),
  },
  {
    by: 'researcher',
    ask: 'people who used to be dentists or pilots and now do something else',
    fits: all(once('dentist', 'pilot'), not(trade('dentist', 'pilot'))),
  },
  {
    by: 'researcher',
    ask: 'lecturers and research fellows in Australia with a PhD',
    fits: all(trade('academic'), country('Australia'), cert('PhD')),
  },
  {
    by: 'researcher',
    ask: 'brand managers and SEO people who speak German',
    fits: all(trade('brand manager', 'seo specialist'), speaks('German')),
  },
  { by: 'typos', ask: 'sous chfs in dubai', fits: all(trade('sous chef'), near('Dubai')) },
  {
    by: 'typos',
    ask: 'exectuive assistents in Zurich who speek german',
    fits: all(trade('executive assistant'), near('Zurich'), speaks('German')),
  },
  {
    by: 'typos',
    ask: 'quantiy surveyor londn NEC contracts',
    fits: all(trade('quantity surveyor'), near('London'), skill('NEC contracts')),
  },
  {
    by: 'typos',
    ask: 'microbiologst in Dublin or Cork with endotoxin testng',
    fits: all(trade('microbiologist'), near('Dublin', 'Cork'), skill('Endotoxin testing')),
  },
  {
    by: 'typos',
    ask: 'pastery chef in Paris or Zurick with at leest 8 years experiance',
    fits: all(trade('pastry chef'), near('Paris', 'Zurich'), yearsAtLeast(8)),
  },
  {
    by: 'typos',
    ask: 'policy advisor in Toronto that is a visa holdr',
    fits: all(trade('policy adviser'), near('Toronto'), rights('visa_holder')),
  },
  {
    by: 'bilingual',
    ask: 'Küchenchef in München mit Food Safety Level 3',
    fits: all(trade('head chef'), near('Munich'), cert('Food Safety Level 3')),
  },
  {
    by: 'bilingual',
    ask: 'Suche Hausdame oder Housekeeping Manager in Genf, sofort verfügbar',
    fits: all(trade('housekeeping'), near('Geneva'), noticeUpTo(0)),
  },
  {
    by: 'bilingual',
    ask: 'graphiste à Lyon qui connaît InDesign',
    fits: all(trade('graphic designer'), near('Lyon'), skill('InDesign')),
  },
  {
    by: 'bilingual',
    ask: "Juriste d'entreprise à Paris avec expérience en protection des données",
    fits: all(trade('in-house counsel'), near('Paris'), skill('Data protection')),
  },
  {
    by: 'bilingual',
    ask: 'Leiter Qualitätssicherung in München mit CAPA, nicht freiberuflich',
    fits: all(trade('quality manager'), near('Munich'), skill('CAPA'), not(works('contract'))),
  },
  {
    by: 'bilingual',
    ask: 'vétérinaire à Lyon, résident permanent, chirurgie',
    fits: all(trade('vet'), near('Lyon'), rights('permanent_resident'), skill('Surgery')),
  },
  {
    by: 'picky',
    ask: 'vets in Auckland but nobody on contract',
    fits: all(trade('vet'), near('Auckland'), not(works('contract'))),
  },
  {
    by: 'picky',
    ask: 'child protection social workers in the UK, but not in Bristol',
    fits: all(trade('child protection social worker'), country('United Kingdom'), not(near('Bristol'))),
  },
  {
    by: 'picky',
    ask: 'customs brokers in Canada or Australia with less than 5 years of experience',
    fits: all(trade('customs broker'), country('Canada', 'Australia'), yearsBelow(5)),
  },
  {
    by: 'picky',
    ask: 'head chefs in London or Melbourne with more than 6 years of experience who would relocate',
    fits: all(trade('head chef'), near('London', 'Melbourne'), yearsAtLeast(7), relocates),
  },
  {
    by: 'picky',
    ask: 'housekeepers or housekeeping managers in Barcelona asking for no more than EUR 40,000 a year',
    fits: all(trade('housekeeping'), near('Barcelona'), pays('EUR', 0, 40_000)),
  },
  {
    by: 'picky',
    ask: 'fashion buyers in London asking for less than £60,000',
    fits: all(trade('buyer'), near('London'), pays('GBP', 0, 59_999)),
  },
];
