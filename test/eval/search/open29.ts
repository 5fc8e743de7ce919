import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
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

/** Searches of twelve recruiters as they type and say them, over the third people, written before the rules were read. */
export const THIRD_OPEN_TWENTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'kitchens',
    ask: 'Head Chefs ldn + melb, HACCP & allergens, must be up for moving',
    fits: all(
      trade('head chef'),
      near('London', 'Melbourne'),
      skill('HACCP', 'Allergen management'),
      relocates,
    ),
  },
  {
    by: 'kitchens',
    ask: 'any CDC or sous in Paris, Dubai or Barca who isnt with Hilton at the mo',
    fits: all(trade('head chef', 'sous chef'), near('Paris', 'Dubai', 'Barcelona'), not(at('Hilton'))),
  },
  {
    by: 'kitchens',
    ask: 'somm w WSET L4, london, needs to be on less than 40k',
    fits: all(trade('sommelier'), near('London'), cert('WSET Level 4'), pays('GBP', 0, 39_999)),
  },
  {
    by: 'kitchens',
    ask: 'pastry – plated desserts – perm only – Paris / Singapore',
    fits: all(trade('pastry chef'), skill('Plated desserts'), works('permanent'), near('Paris', 'Singapore')),
  },
  {
    by: 'kitchens',
    ask: 'chefs, Marriott or Four Seasons past or present, any grade',
    fits: all(trade('chef'), worked('Marriott', 'Four Seasons')),
  },
  { by: 'kitchens', ask: 'sommeliers in Geneva', fits: nobody },
  {
    by: 'city law',
    ask: 'disputes associates, 8+ years, London, Sydney or Toronto, practising certificate in hand',
    fits: all(
      trade('litigation lawyer'),
      yearsAtLeast(8),
      near('London', 'Sydney', 'Toronto'),
      cert('Practising certificate'),
    ),
  },
  {
    by: 'city law',
    ask: 'In-house lawyers strong on both M&A and data protection. No part-timers.',
    fits: all(trade('in-house counsel'), skill('M&A', 'Data protection'), not(works('part_time'))),
  },
  {
    by: 'city law',
    ask: 'Litigators and in-house counsel at Norton Rose who came from DLA',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      at('Norton Rose Fulbright'),
      formerly('DLA Piper'),
    ),
  },
  {
    by: 'city law',
    ask: 'conveyancers with PEXA and leasehold who either hold the CLC licence or have nine years or more',
    fits: all(trade('conveyancer'), skill('PEXA', 'Leasehold'), any(cert('CLC licence'), yearsAtLeast(9))),
  },
  {
    by: 'city law',
    ask: 'legal counsel, Dublin/Munich, could start inside a fortnight',
    fits: all(trade('in-house counsel'), near('Dublin', 'Munich'), noticeUpTo(14)),
  },
  {
    by: 'city law',
    ask: 'which of our legal people work fully remote and have German?',
    fits: all(trade('legal'), remote, speaks('German')),
  },
  {
    by: 'supply desk',
    ask: 'primary with QTS and phonics, Bristol or London, day rate or perm I don’t mind',
    fits: all(
      trade('primary teacher'),
      cert('Qualified Teacher Status'),
      skill('Phonics'),
      near('Bristol', 'London'),
    ),
  },
  {
    by: 'supply desk',
    ask: 'Primary teachers, special needs experience, New Zealand or the Emirates, at least 7 yrs in the classroom',
    fits: all(
      trade('primary teacher'),
      skill('Special needs'),
      country('New Zealand', 'United Arab Emirates'),
      yearsAtLeast(7),
    ),
  },
  {
    by: 'supply desk',
    ask: 'maths IB geneva OR wellington OR manchester, must have french',
    fits: all(
      trade('maths teacher'),
      skill('IB Diploma'),
      near('Geneva', 'Wellington', 'Manchester'),
      speaks('French'),
    ),
  },
  {
    by: 'supply desk',
    ask: 'teachers on contract or out of a job at the minute',
    fits: all(
      trade('teacher'),
      any(works('contract'), ({ betweenJobs }) => betweenJobs),
    ),
  },
  {
    by: 'supply desk',
    ask: 'postdocs w CRISPR, anywhere except Switzerland',
    fits: all(trade('research fellow'), skill('CRISPR'), not(country('Switzerland'))),
  },
  {
    by: 'supply desk',
    ask: 'Ex Nord Anglia / ex GEMS teachers who are with neither of them today',
    fits: all(
      trade('teacher'),
      formerly('Nord Anglia', 'GEMS Education'),
      not(at('Nord Anglia', 'GEMS Education')),
    ),
  },
  {
    by: 'lab',
    ask: 'HPLC chemist for GMP site, Cork or Basel, no contractors',
    fits: all(trade('qc chemist'), skill('HPLC', 'GMP'), near('Cork', 'Basel'), not(works('contract'))),
  },
  {
    by: 'lab',
    ask: 'MSL onc + immunology, PhD, Boston/Basel only',
    fits: all(
      trade('medical science liaison'),
      skill('Oncology', 'Immunology'),
      cert('PhD'),
      near('Boston', 'Basel'),
    ),
  },
  {
    by: 'lab',
    ask: 'MSLs of 10 years’ standing or more whom we could have in under 30 days',
    fits: all(trade('medical science liaison'), yearsAtLeast(10), noticeUpTo(29)),
  },
  {
    by: 'lab',
    ask: 'QC analyst for the Lyon client, French speaking, not somebody sitting at Novartis now',
    fits: all(trade('qc chemist'), near('Lyon'), speaks('French'), not(at('Novartis'))),
  },
  {
    by: 'lab',
    ask: 'dentists doing Invisalign, Queensland or Switzerland, permanent',
    fits: all(
      trade('dentist'),
      skill('Invisalign'),
      any(near('Brisbane'), country('Switzerland')),
      works('permanent'),
    ),
  },
  {
    by: 'lab',
    ask: 'pharma people in Ireland or Singapore who only started their current job in 2025',
    fits: all(
      trade('pharma'),
      country('Ireland', 'Singapore'),
      ({ since, betweenJobs }) => since === 2025 && !betweenJobs,
    ),
  },
  {
    by: 'freight',
    ask: 'forwarders, CargoWise + DG ticket, SYD/AKL/Singapore',
    fits: all(
      trade('freight forwarder'),
      skill('CargoWise'),
      cert('Dangerous Goods certificate'),
      near('Sydney', 'Auckland', 'Singapore'),
    ),
  },
  {
    by: 'freight',
    ask: 'Customs brokers with their own licence in Aus, NZ or Canada. Nobody who needs sponsoring thanks',
    fits: all(
      trade('customs broker'),
      cert('Customs broker licence'),
      country('Australia', 'New Zealand', 'Canada'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'freight',
    ask: 'DC managers or warehouse managers who know EWM, Manchester Lyon or Chicago, cold chain would be a bonus',
    fits: all(trade('warehouse manager'), skill('SAP EWM'), near('Manchester', 'Lyon', 'Chicago')),
  },
  {
    by: 'freight',
    ask: 'WH mgr USA under 75k USD',
    fits: all(trade('warehouse manager'), country('United States'), pays('USD', 0, 74_999)),
  },
  {
    by: 'freight',
    ask: 'logistics, DHL now or at any time, ANZ',
    fits: all(trade('logistics'), worked('DHL'), country('Australia', 'New Zealand')),
  },
  {
    by: 'freight',
    ask: 'Speditionskaufmann / forwarder in Hamburg who has a forklift and their own tools',
    fits: all(trade('freight forwarder'), near('Hamburg')),
    unknowable: true,
  },
  {
    by: 'wa mining',
    ask: 'U/G mining engs, Deswik, First Class ticket, happy to relocate',
    fits: all(
      trade('mining engineer'),
      skill('Deswik'),
      cert('First Class Mine Manager certificate'),
      relocates,
    ),
  },
  {
    by: 'wa mining',
    ask: 'geos perth or bris, 8 yrs+, leapfrog or resource modelling',
    fits: all(
      trade('geologist'),
      near('Perth', 'Brisbane'),
      yearsAtLeast(8),
      any(skill('Leapfrog'), skill('Resource modelling')),
    ),
  },
  {
    by: 'wa mining',
    ask: 'used to be BHP, now with Rio or Newmont: geologists, mining engineers',
    fits: all(trade('geologist', 'mining engineer'), formerly('BHP'), at('Rio Tinto', 'Newmont')),
  },
  {
    by: 'wa mining',
    ask: 'mining engineer contractors wanting less than $80 an hour, Australia',
    fits: all(trade('mining engineer'), works('contract'), country('Australia'), pays('AUD', 0, 79, 'hour')),
  },
  {
    by: 'wa mining',
    ask: 'wind techs - blade repair - GWO - two weeks notice tops',
    fits: all(trade('wind turbine technician'), skill('Blade repair'), cert('GWO'), noticeUpTo(14)),
  },
  {
    by: 'voice note',
    ask: 'yeah hi can you look up quantity surveyors in um Sydney or Singapore I think and they have to have CostX the other stuff doesnt matter',
    fits: all(trade('quantity surveyor'), near('Sydney', 'Singapore'), skill('CostX')),
  },
  {
    by: 'voice note',
    ask: 'right I want loss adjusters who do business interruption and subsidence both of them and not anybody in Brisbane',
    fits: all(trade('loss adjuster'), skill('Business interruption', 'Subsidence'), not(near('Brisbane'))),
  },
  {
    by: 'voice note',
    ask: 'ok so a marine underwriter lloyds and hull and machinery and theyd need to be open to relocating it doesnt matter where they are now',
    fits: all(trade('marine underwriter'), skill('Lloyd’s', 'Hull and machinery'), relocates),
  },
  {
    by: 'voice note',
    ask: 'looking for a vet who does horses sorry equine in new zealand or france and no one whos on contract',
    fits: all(trade('vet'), skill('Equine'), country('New Zealand', 'France'), not(works('contract'))),
  },
  {
    by: 'voice note',
    ask: 'give me the graphic designers who do packaging and either in design or illustrator and theyre in berlin or melbourne full stop',
    fits: all(
      trade('graphic designer'),
      skill('Packaging'),
      any(skill('InDesign'), skill('Illustrator')),
      near('Berlin', 'Melbourne'),
    ),
  },
  {
    by: 'voice note',
    ask: 'I need a PA in Zurich and I dont want a jumper so somebody whos been in the same job at least five years',
    fits: all(trade('executive assistant'), near('Zurich'), inJobFor(5)),
  },
  {
    by: 'boolean',
    ask: '("brand manager" OR "senior brand manager") AND Nielsen AND (Toronto OR London) NOT contract',
    fits: all(trade('brand manager'), skill('Nielsen'), near('Toronto', 'London'), not(works('contract'))),
  },
  {
    by: 'boolean',
    ask: 'seo AND (ahrefs OR "link building") AND (berlin OR auckland OR manchester)',
    fits: all(
      trade('seo specialist'),
      any(skill('Ahrefs'), skill('Link building')),
      near('Berlin', 'Auckland', 'Manchester'),
    ),
  },
  {
    by: 'boolean',
    ask: '("policy adviser" OR "policy officer") AND (Wellington OR Dublin) AND "ministerial briefings"',
    fits: all(trade('policy adviser'), near('Wellington', 'Dublin'), skill('Ministerial briefings')),
  },
  {
    by: 'boolean',
    ask: '(reporter OR journalist) AND investigations AND NOT BBC',
    fits: all(trade('journalist'), skill('Investigations'), not(worked('BBC'))),
  },
  {
    by: 'boolean',
    ask: '"town planner" AND GIS AND zoning AND NOT ("New Zealand" OR Canada)',
    fits: all(trade('town planner'), skill('GIS', 'Zoning'), not(country('New Zealand', 'Canada'))),
  },
  {
    by: 'boolean',
    ask: 'MRICS AND "NEC contracts" AND (Dubai OR London OR Sydney)',
    fits: all(cert('MRICS'), skill('NEC contracts'), near('Dubai', 'London', 'Sydney')),
  },
  {
    by: 'pasted',
    ask: 'Client email: "We need a Quality Manager for our Cork plant. Must have: FMEA, Six Sigma Black Belt. We would prefer somebody from automotive."',
    fits: all(trade('quality manager'), near('Cork'), skill('FMEA'), cert('Six Sigma Black Belt')),
  },
  {
    by: 'pasted',
    ask: 'JOB SPEC – Customs Declarant, Hamburg. German and English. Incoterms. Start within 4 weeks.',
    fits: all(
      trade('customs broker'),
      near('Hamburg'),
      speaks('German', 'English'),
      skill('Incoterms'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'pasted',
    ask: '"Executive Assistant to our CEO, New York or London. Board papers are a must. As we are L’Oréal, please nobody from here!"',
    fits: all(
      trade('executive assistant'),
      near('New York', 'London'),
      skill('Board papers'),
      not(at('L’Oréal')),
    ),
  },
  {
    by: 'pasted',
    ask: 'From the brief: Town Planner, Auckland. Development applications experience. NZ citizens or permanent residents only. Salary to NZ$125k.',
    fits: all(
      trade('town planner'),
      near('Auckland'),
      skill('Development applications'),
      rights('citizen', 'permanent_resident'),
      pays('NZD', 0, 125_000),
    ),
  },
  {
    by: 'pasted',
    ask: 'They wrote back: "no to Dubai, yes to Singapore, Madrid or Dublin. Pilots with A320 and CRM, ATPL in hand, at least 8 years."',
    fits: all(
      trade('pilot'),
      near('Singapore', 'Madrid', 'Dublin'),
      skill('A320', 'CRM'),
      cert('ATPL'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'pasted',
    ask: 'Hi Sam, we have lost our warehouse manager in Manchester. We’d like somebody who does shift planning and stock control and lives there already. Cheers, Bev',
    fits: all(trade('warehouse manager'), near('Manchester'), skill('Shift planning', 'Stock control')),
  },
  {
    by: 'dach',
    ask: 'Suche UX Designer in Berlin mit User Research, gerne remote',
    fits: all(trade('ux designer'), near('Berlin'), skill('User research')),
  },
  {
    by: 'dach',
    ask: 'Konditor oder Pâtissier Zürich, Viennoiserie, Kündigungsfrist max. 2 Wochen',
    fits: all(trade('pastry chef'), near('Zurich'), skill('Viennoiserie'), noticeUpTo(14)),
  },
  {
    by: 'dach',
    ask: 'Unternehmensjurist (m/w/d) München, Commercial contracts, Festanstellung, keine Teilzeit',
    fits: all(
      trade('in-house counsel'),
      near('Munich'),
      skill('Commercial contracts'),
      works('permanent'),
      not(works('part_time')),
    ),
  },
  {
    by: 'dach',
    ask: 'Servicetechniker Windkraft HH, SCADA, mind. 8 Jahre Berufserfahrung',
    fits: all(trade('wind turbine technician'), near('Hamburg'), skill('SCADA'), yearsAtLeast(8)),
  },
  {
    by: 'dach',
    ask: 'quality managers for DACH clients, living there already, ISO 9001, 7 years plus',
    fits: all(
      trade('quality manager'),
      country('Germany', 'Austria', 'Switzerland'),
      skill('ISO 9001'),
      yearsAtLeast(7),
    ),
  },
  {
    by: 'dach',
    ask: 'Postdoc Zürich, Flow Cytometry u. Grant Writing, wer ein Visum-Sponsoring braucht bitte nicht',
    fits: all(
      trade('research fellow'),
      near('Zurich'),
      skill('Flow cytometry', 'Grant writing'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'stateside',
    ask: 'UX in NYC, contract or not either way, needs design systems',
    fits: all(trade('ux designer'), near('New York'), skill('Design systems')),
  },
  {
    by: 'stateside',
    ask: 'quality mgrs Chicago, black belt, contract, under $55/hr',
    fits: all(
      trade('quality manager'),
      near('Chicago'),
      cert('Six Sigma Black Belt'),
      works('contract'),
      pays('USD', 0, 54, 'hour'),
    ),
  },
  {
    by: 'stateside',
    ask: 'medical science liaisons in Boston MA, US citizens',
    fits: all(trade('medical science liaison'), near('Boston'), rights('citizen')),
  },
  {
    by: 'stateside',
    ask: 'NY marine underwriters, comp expectation 155k or lower',
    fits: all(trade('marine underwriter'), near('New York'), pays('USD', 0, 155_000)),
  },
  {
    by: 'stateside',
    ask: 'EAs, New York City, two weeks’ notice or less, heavy diary management and travel booking',
    fits: all(
      trade('executive assistant'),
      near('New York'),
      noticeUpTo(14),
      skill('Diary management', 'Travel booking'),
    ),
  },
  {
    by: 'stateside',
    ask: 'reporters, New York, data journalism, nine-plus years',
    fits: all(trade('journalist'), near('New York'), skill('Data journalism'), yearsAtLeast(9)),
  },
  {
    by: 'resourcer',
    ask: 'Which dentists do implants and would relocate?',
    fits: all(trade('dentist'), skill('Implants'), relocates),
  },
  {
    by: 'resourcer',
    ask: 'customs brokers or freight forwarders in Auckland please (Manukau counts too)',
    fits: all(trade('customs broker', 'freight forwarder'), near('Auckland')),
  },
  {
    by: 'resourcer',
    ask: 'Everyone who used to be a farm manager and is a geologist today',
    fits: all(once('farm manager'), trade('geologist')),
  },
  {
    by: 'resourcer',
    ask: 'Policy advisers living in Canada with the City of Vancouver somewhere in their past',
    fits: all(trade('policy adviser'), country('Canada'), formerly('City of Vancouver')),
  },
  {
    by: 'resourcer',
    ask: 'Brand managers: 10 years minimum, not in India, free to start within a week',
    fits: all(trade('brand manager'), yearsAtLeast(10), not(country('India')), noticeUpTo(7)),
  },
  {
    by: 'resourcer',
    ask: 'loss adjusters w/ ACILA and between 6 and 9 years’ experience',
    fits: all(trade('loss adjuster'), cert('ACILA'), yearsAtLeast(6), yearsBelow(10)),
  },
  {
    by: 'resourcer',
    ask: 'are there any french speaking chefs in london or zurich',
    fits: all(trade('chef'), speaks('French'), near('London', 'Zurich')),
  },
  {
    by: 'resourcer',
    ask: 'conveyancers in Oz, remote or part time',
    fits: all(trade('conveyancer'), country('Australia'), any(remote, works('part_time'))),
  },
];
