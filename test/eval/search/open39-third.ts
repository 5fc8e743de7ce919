import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
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
} from './third-world.ts';

/** Searches of a normal week in an agency over the third people. */
export const THIRD_OPEN_THIRTIETH: readonly Query<Third>[] = [
  {
    by: 'yorkshire',
    ask: 'head chefs for down London or out in Melbourne, them as would up sticks and relocate',
    fits: all(trade('head chef'), near('London', 'Melbourne'), relocates),
  },
  {
    by: 'gulf desk',
    ask: 'Exec housekeepers / housekeeping managers already in the UAE, open to contract',
    fits: all(trade('housekeeping'), country('United Arab Emirates'), works('contract')),
  },
  {
    by: 'perth desk',
    ask: 'mining engs with their First Class Mine Manager’s, WA or Qld',
    fits: all(
      trade('mining engineer'),
      cert('First Class Mine Manager certificate'),
      near('Perth', 'Brisbane'),
    ),
  },
  {
    by: 'dublin',
    ask: 'would there be any microbiologists around Cork or Dublin we could have within two weeks, thanks a mill',
    fits: all(trade('microbiologist'), near('Cork', 'Dublin'), noticeUpTo(14)),
  },
  {
    by: 'resourcer',
    ask: 'Loss adjuster - ACILA - Manc / Bris / Dub - current employer not Allianz',
    fits: all(
      trade('loss adjuster'),
      cert('ACILA'),
      near('Manchester', 'Brisbane', 'Dublin'),
      not(at('Allianz')),
    ),
  },
  {
    by: 'new york',
    ask: 'Need EAs who’ve handled board papers, NYC or our London office',
    fits: all(trade('executive assistant'), skill('Board papers'), near('New York', 'London')),
  },
  {
    by: 'kiwi',
    ask: 'gidday, chasing farm managers for a perm job, Wellington way or over in Cork, pasture management a must, herd side they can pick up',
    fits: all(
      trade('farm manager'),
      works('permanent'),
      near('Wellington', 'Cork'),
      skill('Pasture management'),
    ),
  },
  {
    by: 'account manager',
    ask: 'Hi both, just off the phone with the Department. They’ve two policy seats in Dublin and they think one in London. So policy advisers or policy officers with either stakeholder engagement or legislation on the CV, and they won’t look at anybody who’s after contract. Could one of you get me names by four? I’m in the dentist’s from half two so text, don’t ring. Fionnuala',
    fits: all(
      trade('policy adviser'),
      near('Dublin', 'London'),
      any(skill('Stakeholder engagement'), skill('Legislation')),
      not(works('contract')),
    ),
  },
  {
    by: 'delhi',
    ask: 'Kindly share profiles: Drug Safety Associate / Pharmacovigilance Officer, Argus + ICSR mandatory, min. 8 yrs exp., loc. Mumbai or Bengaluru',
    fits: all(
      trade('pharmacovigilance'),
      skill('Argus', 'ICSR'),
      yearsAtLeast(8),
      near('Mumbai', 'Bangalore'),
    ),
  },
  {
    by: 'texas',
    ask: 'y’all got any drilling or well engineers down in Houston that do directional and want no more than $190k a year',
    fits: all(
      trade('drilling engineer'),
      near('Houston'),
      skill('Directional drilling'),
      pays('USD', 0, 190_000),
    ),
  },
  {
    by: 'supply desk',
    ask: 'primary or maths, UK schools only, two weeks’ notice tops',
    fits: all(trade('primary teacher', 'maths teacher'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'assistant',
    ask: 'For Grace: customs brokers in Sydney, Toronto or Auckland who do import declarations and aren’t employed by DHL.',
    fits: all(
      trade('customs broker'),
      near('Sydney', 'Toronto', 'Auckland'),
      skill('Import declarations'),
      not(at('DHL')),
    ),
  },
  {
    by: 'paris',
    ask: 'pâtissiers, chocolate work AND viennoiserie, Paris + Zürich, nobody on contract',
    fits: all(
      trade('pastry chef'),
      skill('Chocolate work', 'Viennoiserie'),
      near('Paris', 'Zurich'),
      not(works('contract')),
    ),
  },
  {
    by: 'singapore',
    ask: 'Boss wants hotel GM or hotel manager lah, Singapore or Dubai, must know Opera, must have Accor or Hilton background, now or last time',
    fits: all(
      trade('hotel manager'),
      near('Singapore', 'Dubai'),
      skill('Opera PMS'),
      worked('Accor', 'Hilton'),
    ),
  },
  {
    by: 'melbourne',
    ask: 'store managers Melb or Dublin with visual merch plus loss prevention. no one needing sponsorship sorry',
    fits: all(
      trade('store manager'),
      near('Melbourne', 'Dublin'),
      skill('Visual merchandising', 'Loss prevention'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'vancouver',
    ask: 'Urban or town planners in BC, zoning and GIS both',
    fits: all(trade('town planner'), near('Vancouver'), skill('Zoning', 'GIS')),
  },
  {
    by: 'hamburg',
    ask: 'Licensed engineers for aircraft, B1 licence, with A320, who live in Germany or Spain',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('A320'), country('Germany', 'Spain')),
  },
  {
    by: 'spreadsheet',
    ask: 'Role=SEO; Skill=link building; Loc=Berlin|Manchester|Auckland; Notice<=4 weeks',
    fits: all(
      trade('seo specialist'),
      skill('Link building'),
      near('Berlin', 'Manchester', 'Auckland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'manager',
    ask: 'University lecturers who have been in the same job since 2020 or earlier',
    fits: all(trade('lecturer'), ({ since, betweenJobs }) => since !== null && since <= 2020 && !betweenJobs),
  },
  {
    by: 'lagos',
    ask: 'Good day team, trust you are keeping well. Our client the car parts people has come back to us and this time they are serious, they have even paid the deposit. Please I need production managers or production supervisors, Lean and Kaizen, seven years minimum, in Munich, Barcelona or Manchester. God bless, Chidi',
    fits: all(
      trade('production manager'),
      skill('Lean', 'Kaizen'),
      yearsAtLeast(7),
      near('Munich', 'Barcelona', 'Manchester'),
    ),
  },
  {
    by: 'ec3',
    ask: 'Marine u/w, hull and Lloyd’s, prepared to relocate',
    fits: all(trade('marine underwriter'), skill('Hull and machinery', 'Lloyd’s'), relocates),
  },
  {
    by: 'country',
    ask: 'agronomists who know irrigation, non-smokers only as it’s a shared house',
    fits: all(trade('agronomist'), skill('Irrigation')),
    unknowable: true,
  },
  {
    by: 'locums',
    ask: 'horse vets (equine) for Auckland, Perth and Bristol, 7 years +',
    fits: all(trade('vet'), skill('Equine'), near('Auckland', 'Perth', 'Bristol'), yearsAtLeast(7)),
  },
  {
    by: 'voice note',
    ask: 'right so I need a video editor that’s got da vinci and after effects, sydney or london or toronto, and nobody who’s at the bbc right now cos that’s who it’s for',
    fits: all(
      trade('video editor'),
      skill('DaVinci Resolve', 'After Effects'),
      near('Sydney', 'London', 'Toronto'),
      not(at('BBC')),
    ),
  },
  {
    by: 'scots',
    ask: 'turbine techs that can dae blade repair, client willnae sponsor so leave oot any that need it',
    fits: all(trade('wind turbine technician'), skill('Blade repair'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'kiwi',
    ask: 'Kia ora team, back from the hui and straight into it. They’re wanting child protection practitioners for Auckland and another for the Perth office. Safeguarding or family assessments, one of the two will do. Part-timers are no good to them this round, they tried that at Easter and it was a shambles. Have a good weekend, Aroha',
    fits: all(
      trade('child protection social worker'),
      near('Auckland', 'Perth'),
      any(skill('Safeguarding'), skill('Family assessments')),
      not(works('part_time')),
    ),
  },
  {
    by: 'formal',
    ask: 'Dear colleague,\nFurther to yesterday’s call with the General Counsel, I should be grateful for a list of corporate or in-house counsel versed in both data protection and M&A, holding a practising certificate, who are based in Paris, Singapore or Dublin. Those at present with Norton Rose Fulbright should be omitted.\nYours, H. Pemberton',
    fits: all(
      trade('in-house counsel'),
      skill('Data protection', 'M&A'),
      cert('Practising certificate'),
      near('Paris', 'Singapore', 'Dublin'),
      not(at('Norton Rose Fulbright')),
    ),
  },
  {
    by: 'freight',
    ask: 'Hi all, Priya on the Auckland desk 👋 the airline’s cargo arm rang back!! They’d like forwarders or air freight coordinators with a Dangerous Goods certificate, and they run CargoWise so that too. Sydney, Auckland or Singapore all good. It’s full hours so leave the part-time crowd off pls x',
    fits: all(
      trade('freight forwarder'),
      cert('Dangerous Goods certificate'),
      skill('CargoWise'),
      near('Sydney', 'Auckland', 'Singapore'),
      not(works('part_time')),
    ),
  },
  {
    by: 'perth desk',
    ask: 'Evening. Word is Rio are shedding and Teck want first dibs. Mine or exploration geologists with Rio Tinto in their past who aren’t there any more please. Core logging would be nice but no drama if not',
    fits: all(trade('geologist'), formerly('Rio Tinto'), not(at('Rio Tinto'))),
  },
  {
    by: 'assistant',
    ask: 'could you bring up Xin Thibault for me please',
    fits: ({ name }) => name === 'Xin Thibault',
  },
  {
    by: 'hospitality temps',
    ask: 'pastry chefs and sommeliers who live in Croydon',
    fits: all(trade('pastry chef', 'sommelier'), ({ city }) => city === 'Croydon'),
  },
  {
    by: 'manager',
    ask: 'Who is between roles at the moment on the logistics or the energy side?',
    fits: all(trade('logistics', 'energy'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'berlin',
    ask: 'UX / product designers, Figma, fully remote, sitting in Berlin, Dublin or Bangalore',
    fits: all(trade('ux designer'), skill('Figma'), remote, near('Berlin', 'Dublin', 'Bangalore')),
  },
  {
    by: 'scots',
    ask: 'mid-level well engineers wi’ the IWCF. Aberdeen, or Perth (the hot one)',
    fits: all(
      trade('drilling engineer'),
      cert('IWCF'),
      near('Aberdeen', 'Perth'),
      ({ level }) => level === 'mid',
    ),
  },
  {
    by: 'delhi',
    ask: 'QC chemist, analytical chemist or pharmacovigilance officer in Mumbai, expected CTC not above 25 lakhs',
    fits: all(trade('qc chemist', 'pharmacovigilance'), near('Mumbai'), pays('INR', 0, 2_500_000)),
  },
  {
    by: 'basel',
    ask: 'Chemists in quality control, GC-MS, for permanent, Basel or Lyon, with French or German',
    fits: all(
      trade('qc chemist'),
      skill('GC-MS'),
      works('permanent'),
      near('Basel', 'Lyon'),
      any(speaks('French'), speaks('German')),
    ),
  },
  { by: 'texas', ask: 'any wind techs in Houston yet?', fits: nobody },
  {
    by: 'perth desk',
    ask: 'mining engineers who were agronomists in an earlier life, I’m told we have a couple',
    fits: all(trade('mining engineer'), once('agronomist')),
  },
  {
    by: 'dublin',
    ask: 'people at Lufthansa Technik or Iberia today that work on the B737',
    fits: all(at('Lufthansa Technik', 'Iberia'), skill('B737')),
  },
  {
    by: 'barcelona',
    ask: 'Hola chicas, how was the puente? Mine very short. The family with the two hotels has written, they open again for the season and they lost both of their gobernantas. So I am looking for executive housekeepers or housekeeping managers who do rostering and are open to relocate, today in Barcelona or in Geneva. The uniform is horrible, do not say it yet. Besos, Montse',
    fits: all(trade('housekeeping'), skill('Rostering'), relocates, near('Barcelona', 'Geneva')),
  },
];
