import type { Query as Asked } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import type { Third } from './third-world.ts';
import * as third from './third-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

/** Searches of ten recruiters on ordinary days, written before any rule was read. */
export const OPEN_TWENTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'sourcer',
    ask: 'pharmacist AND ("New South Wales" OR Victoria OR Queensland OR "Western Australia") AND (citizen OR "permanent resident")',
    fits: all(
      trade('pharmacist'),
      region('New South Wales', 'Victoria', 'Queensland', 'Western Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'sourcer',
    ask: '("product designer" OR "ux designer") figma "user research" (NYC OR SF OR London OR Berlin OR Stockholm) -junior',
    fits: all(
      trade('ux designer'),
      skill('Figma', 'User research'),
      city('New York', 'San Francisco', 'London', 'Berlin', 'Stockholm'),
      not(level('junior')),
    ),
  },
  {
    by: 'phone',
    ask: 'hiya i need a diesel fitter or heavy diesel mechanic same thing really its for a mine out of perth but ill take brisbane people as well and its all cat gear so caterpillar is a must',
    fits: all(trade('diesel fitter'), city('Perth', 'Brisbane'), skill('Caterpillar')),
  },
  {
    by: 'phone',
    ask: 'can you show me payroll people um theyve got to know chris twenty one sorry chris21 auckland or anywhere in australia and four weeks notice at the outside',
    fits: all(
      trade('payroll'),
      skill('Chris21'),
      any(city('Auckland'), country('Australia')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'account manager',
    ask: 'Need: Credit Risk Analyst, SAS + SQL non-negotiable, 3 years upward. Offices in London, Manchester, Amsterdam and Berlin, any of those works. HSBC staff are off limits to us until March.',
    fits: all(
      trade('risk'),
      skill('SAS', 'SQL'),
      yearsAtLeast(3),
      city('London', 'Manchester', 'Amsterdam', 'Berlin'),
      not(at('HSBC')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Role: IT Business Analyst\nSkills: BPMN (essential), Jira (nice)\nLocation: anywhere in Australia or New Zealand\nType: contract, 6 months likely to extend',
    fits: all(trade('business analyst'), skill('BPMN'), country('Australia', 'New Zealand'), contractor),
  },
  {
    by: 'branch',
    ask: 'chef or sous, London Manc or Notts, cant wait more than a month for them',
    fits: all(trade('chef'), city('London', 'Manchester', 'Nottingham'), noticeUpTo(31)),
  },
  {
    by: 'branch',
    ask: 'optometrist melbourne or geelong way, perm',
    fits: nobody,
  },
  {
    by: 'wellington',
    ask: 'Kia ora, after a primary teacher or two who’d shift to Auckland if they’re not there already. No first-years or other juniors please, the last one struggled',
    fits: all(trade('primary teacher'), any(city('Auckland'), relocates), not(level('junior'))),
  },
  {
    by: 'wellington',
    ask: 'Site engineers who can do their own surveying, Aussie or NZ. John Holland or Multiplex on the CV somewhere, and not at Lendlease at the moment',
    fits: all(
      trade('site engineer'),
      skill('Surveying'),
      country('Australia', 'New Zealand'),
      worked('John Holland', 'Multiplex'),
      not(at('Lendlease')),
    ),
  },
  {
    by: 'search firm',
    ask: 'Senior M&A lawyers (not heads) who are today at Linklaters or Clifford Chance, anywhere in Europe',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      level('senior'),
      at('Linklaters', 'Clifford Chance'),
      country(...EUROPE),
    ),
  },
  {
    by: 'search firm',
    ask: 'We are mapping senior people and heads in cyber security at Google, Amazon, Atlassian and Canva. Europe and the United States only for now.',
    fits: all(
      trade('security'),
      level('senior', 'head'),
      at('Google', 'Amazon', 'Atlassian', 'Canva'),
      country(...EUROPE, 'United States'),
    ),
  },
  {
    by: 'rpo',
    ask: 'Kindly source sales executives (BDM also fine) conversant in Mandarin / Hindi / Spanish, location AU, NZ, USA',
    fits: all(
      trade('sales'),
      any(speaks('Mandarin'), speaks('Hindi'), speaks('Spanish')),
      country('Australia', 'New Zealand', 'United States'),
    ),
  },
  {
    by: 'rpo',
    ask: 'ML Engineer/Data Scientist - PyTorch & SQL both - Europe wide - candidate should not require sponsorship - 4 yrs minimum',
    fits: all(
      trade('data scientist'),
      skill('PyTorch', 'SQL'),
      country(...EUROPE),
      not(rights('requires_sponsorship')),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'rotterdam',
    ask: 'We are needing an accounts payable officer in Amsterdam. May also be living in Germany or England now, if they are willing to relocate',
    fits: all(
      trade('accounts payable'),
      any(city('Amsterdam'), all(country('Germany', 'United Kingdom'), relocates)),
    ),
  },
  {
    by: 'rotterdam',
    ask: 'truck drivers which have left DHL in 2023 or later',
    fits: all(trade('truck driver'), leftFrom(2023, 'DHL')),
  },
  {
    by: 'newcomer',
    ask: 'hey quick q, who do we have that does embedded with RTOS and is in germany austria switzerland or the netherlands? client wants them permanent',
    fits: all(
      trade('embedded'),
      skill('RTOS'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
      not(contractor),
    ),
  },
  {
    by: 'newcomer',
    ask: 'Which UK, German or Swedish physios have a notice period longer than a month? need to start those ones early',
    fits: all(
      trade('physio'),
      country('United Kingdom', 'Germany', 'Sweden'),
      ({ noticeDays }) => noticeDays > 31,
    ),
  },
  {
    by: 'branch',
    ask: 'any nurse EXCEPT icu for Melbourne, Sydney and Brisbane, start inside 2 weeks',
    fits: all(
      trade('nurse'),
      not(trade('icu nurse')),
      city('Melbourne', 'Sydney', 'Parramatta', 'Brisbane'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'branch',
    ask: 'EENs with aged care, Australia, currently Bupa or Ramsay',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      country('Australia'),
      at('Bupa', 'Ramsay Health Care'),
    ),
  },
  {
    by: 'interim',
    ask: 'interim finance controllers, SAP, UK NL DE or CH, contractors only, French or German nice but not a deal breaker',
    fits: all(
      trade('financial controller'),
      skill('SAP'),
      country('United Kingdom', 'Netherlands', 'Germany', 'Switzerland'),
      contractor,
    ),
  },
  {
    by: 'interim',
    ask: 'PAs and executive assistants who have sat at Optus or Christian Dior five years or longer without moving',
    fits: all(trade('executive assistant'), at('Optus', 'Christian Dior'), ({ since }) => YEAR - since >= 5),
  },
];

const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;

export const SECOND_OPEN_TWENTY_SIXTH: readonly Asked<Second>[] = [
  {
    by: 'sourcer',
    ask: '("customer success manager" OR CSM) AND Gainsight AND NOT (currently Meta OR Microsoft)',
    fits: both(trade('customer success'), skill('Gainsight'), not(at('Meta', 'Microsoft'))),
  },
  {
    by: 'sourcer',
    ask: 'actuary AND (Singapore OR Ireland OR UK OR Germany OR Australia) AND (citizen OR PR)',
    fits: both(
      trade('actuary'),
      country('Singapore', 'Ireland', 'United Kingdom', 'Germany', 'Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'phone',
    ask: 'id like the occupational therapists please the ones weve never rung not once',
    fits: both(trade('occupational therapist'), neverCalled),
  },
  {
    by: 'phone',
    ask: 'plumbers who do gas er gasfitting australia or new zealand and nobody who wants us to sort a sponsor',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Hi both, our AML team is two short. Compliance people with AML, six years plus, ideally out of DBS or Deutsche Bank. Desks are in Singapore and all over Germany, Ireland and Australia, so anyone living in one of those. Many thanks, Oonagh',
    fits: both(
      trade('compliance'),
      skill('AML'),
      yearsAtLeast(6),
      country('Singapore', 'Germany', 'Ireland', 'Australia'),
    ),
  },
  {
    by: 'account manager',
    ask: '"Procurement or category managers from the other miners, so BHP, Newmont, Glencore. Please nobody who has already worked for us at Rio Tinto." Anyone?',
    fits: both(trade('procurement'), worked('BHP', 'Newmont', 'Glencore'), not(worked('Rio Tinto'))),
  },
  {
    by: 'branch',
    ask: 'recepionist brighton leeds edinbrugh or dublin, nice phone manner',
    fits: both(trade('receptionist'), city('Brighton', 'Leeds', 'Edinburgh', 'Dublin')),
    unknowable: true,
  },
  {
    by: 'branch',
    ask: 'bookeeper xero aus wide 140k AUD tops',
    fits: both(trade('bookkeeper'), skill('Xero'), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'branch',
    ask: 'mech fitters, pumps, 5yr+, perm, no working hol visas',
    fits: both(trade('fitter'), skill('Pumps'), yearsAtLeast(5), not(contractor), not(rights('visa_holder'))),
  },
  {
    by: 'wellington',
    ask: 'Crane ops with dogging, NZ or across the ditch in Aus, that none of us have talked to in the last three months',
    fits: both(
      trade('crane operator'),
      skill('Dogging'),
      country('New Zealand', 'Australia'),
      notCalledFor(91),
    ),
  },
  {
    by: 'wellington',
    ask: 'Architects (buildings, not software!) who know Revit, and are either set up to work from home or would relocate',
    fits: both(trade('building architect'), skill('Revit'), either(remote, relocates)),
  },
  {
    by: 'branch',
    ask: 'midwives or mental health nurses who speak Arabic, French or Mandarin - any country',
    fits: both(
      trade('midwife', 'mental health nurse'),
      either(speaks('Arabic'), speaks('French'), speaks('Mandarin')),
    ),
  },
  {
    by: 'branch',
    ask: 'locum-type GPs: out of work at present or can be free within a week',
    fits: both(trade('gp'), either(outOfWork, noticeUpTo(7))),
  },
  {
    by: 'search firm',
    ask: 'Regulatory affairs at senior or head level, from CSL, Roche or Novartis, whether still there or since departed',
    fits: both(trade('regulatory affairs'), level('senior', 'head'), worked('CSL', 'Roche', 'Novartis')),
  },
  {
    by: 'search firm',
    ask: 'Who among our underwriters has been with the same insurer for four years or more?',
    fits: both(trade('underwriter'), ({ betweenJobs, since }) => !betweenJobs && YEAR - since >= 4),
  },
  {
    by: 'rpo',
    ask: 'SAP MM resources, Accenture / Capgemini experience (past or present), joining time 30 days max',
    fits: both(trade('sap consultant'), skill('SAP MM'), worked('Accenture', 'Capgemini'), noticeUpTo(30)),
  },
  {
    by: 'rpo',
    ask: 'Cloud/solutions architects, AWS, 10+ yrs, presently not in NAB or CommBank',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      yearsAtLeast(10),
      not(at('NAB', 'Commonwealth Bank')),
    ),
  },
  {
    by: 'rotterdam',
    ask: 'mechanical engineers which live in Germany, Austria or Switzerland, or otherwise speak German',
    fits: both(
      trade('mechanical engineer'),
      either(country('Germany', 'Austria', 'Switzerland'), speaks('German')),
    ),
  },
  {
    by: 'newcomer',
    ask: 'a bit random but do we know any data analysts that used to be bookkeepers?',
    fits: both(trade('data analyst'), wasOnce('bookkeeper')),
  },
  {
    by: 'newcomer',
    ask: 'sorry!! financial planners somebody here has spoken to in the past three months, so i don’t ring the same ones again',
    fits: both(trade('financial planner'), calledWithin(91)),
  },
  {
    by: 'interim',
    ask: 'contract credit controllers or AR officers, UK, Ireland, Germany, Austria or Switzerland',
    fits: both(
      trade('credit controller'),
      contractor,
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'interim',
    ask: 'welders holding a White Card, between 3 and 9 years in, up for relocating or already in Karratha, Brisbane or Newcastle',
    fits: both(
      trade('welder'),
      ticket('White Card'),
      ({ years }) => years >= 3 && years <= 9,
      either(relocates, city('Karratha', 'Brisbane', 'Newcastle')),
    ),
  },
];

export const THIRD_OPEN_TWENTY_SIXTH: readonly Asked<Third>[] = [
  {
    by: 'sourcer',
    ask: '"video editor" AND ("Premiere Pro" OR "DaVinci Resolve") AND (London OR Toronto OR Sydney)',
    fits: third.all(
      third.trade('video editor'),
      third.any(third.skill('Premiere Pro'), third.skill('DaVinci Resolve')),
      third.near('London', 'Toronto', 'Sydney'),
    ),
  },
  {
    by: 'sourcer',
    ask: '"customs broker" (incoterms OR "tariff classification" OR "import declarations") -"DB Schenker"',
    fits: third.all(
      third.trade('customs broker'),
      third.any(
        third.skill('Incoterms'),
        third.skill('Tariff classification'),
        third.skill('Import declarations'),
      ),
      third.not(third.worked('DB Schenker')),
    ),
  },
  {
    by: 'phone',
    ask: 'so its pilots they need to fly the a320 and the base is dublin so dublin obviously madrid is fine and then dubai at a stretch',
    fits: third.all(third.trade('pilot'), third.skill('A320'), third.near('Dublin', 'Madrid', 'Dubai')),
  },
  {
    by: 'phone',
    ask: 'vets who do horses so equine yeah uk france australia or new zealand any of those',
    fits: third.all(
      third.trade('vet'),
      third.skill('Equine'),
      third.country('United Kingdom', 'France', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'account manager',
    ask: 'Subject: Land surveyor x2. Civil 3D is what we run so that is a must, Leica helpful. Auckland, Perth or Munich. We are unable to sponsor.',
    fits: third.all(
      third.trade('land surveyor'),
      third.skill('Civil 3D'),
      third.near('Auckland', 'Perth', 'Munich'),
      third.not(third.rights('requires_sponsorship')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Client lost their quality manager on Friday: wants ISO 9001 or FMEA, sites in Munich, Lyon and Cork, and says no one currently at BMW because BMW buys from them',
    fits: third.all(
      third.trade('quality manager'),
      third.any(third.skill('ISO 9001'), third.skill('FMEA')),
      third.near('Munich', 'Lyon', 'Cork'),
      third.not(third.at('BMW')),
    ),
  },
  {
    by: 'branch',
    ask: 'denstist, invisalign or implants, manchestr / brisbane / dubai',
    fits: third.all(
      third.trade('dentist'),
      third.any(third.skill('Invisalign'), third.skill('Implants')),
      third.near('Manchester', 'Brisbane', 'Dubai'),
    ),
  },
  {
    by: 'branch',
    ask: 'store mgrs zara h&m or ikea now or b4, no part timers',
    fits: third.all(
      third.trade('store manager'),
      third.worked('Zara', 'H&M', 'IKEA'),
      third.not(third.works('part_time')),
    ),
  },
  {
    by: 'wellington',
    ask: 'Farm managers round Wellington or Brisbane way with four years or more, who’ve run a herd of 400-odd cows',
    fits: third.all(third.trade('farm manager'), third.near('Wellington', 'Brisbane'), third.yearsAtLeast(4)),
    unknowable: true,
  },
  {
    by: 'wellington',
    ask: 'Town planners and policy people in NZ, Ireland or Canada who have been three years plus in the same seat',
    fits: third.all(
      third.trade('policy adviser', 'town planner'),
      third.country('New Zealand', 'Ireland', 'Canada'),
      third.inJobFor(3),
    ),
  },
  {
    by: 'search firm',
    ask: 'Medical science liaisons in oncology or immunology with a doctorate',
    fits: third.all(
      third.trade('medical science liaison'),
      third.any(third.skill('Oncology'), third.skill('Immunology')),
      third.cert('PhD'),
    ),
  },
  {
    by: 'search firm',
    ask: 'Hotel general managers who were formerly with Hilton or Accor and are with neither of them today',
    fits: third.all(
      third.trade('hotel manager'),
      third.formerly('Hilton', 'Accor'),
      third.not(third.at('Hilton', 'Accor')),
    ),
  },
  {
    by: 'rpo',
    ask: 'Pharmacovigilance / drug safety profiles, Argus or ICSR, Mumbai or Bengaluru or Dublin, NP up to 60 days',
    fits: third.all(
      third.trade('pharmacovigilance'),
      third.any(third.skill('Argus'), third.skill('ICSR')),
      third.near('Mumbai', 'Bangalore', 'Dublin'),
      third.noticeUpTo(60),
    ),
  },
  {
    by: 'rpo',
    ask: 'Any marine biologist available in NZ or Australia? client is asking since Tuesday',
    fits: third.nobody,
  },
  {
    by: 'rotterdam',
    ask: 'port or terminal operations managers for Hamburg, Singapore or Barcelona, not working at HHLA now, they are friends of our customer',
    fits: third.all(
      third.trade('port operations'),
      third.near('Hamburg', 'Singapore', 'Barcelona'),
      third.not(third.at('HHLA')),
    ),
  },
  {
    by: 'rotterdam',
    ask: 'Graphic designer, can work in InDesign, and speaks German or French',
    fits: third.all(
      third.trade('graphic designer'),
      third.skill('InDesign'),
      third.any(third.speaks('German'), third.speaks('French')),
    ),
  },
  {
    by: 'newcomer',
    ask: 'is it research fellows or postdocs we call them? anyway the ones who do CRISPR or flow cytometry and would move country',
    fits: third.all(
      third.trade('research fellow'),
      third.any(third.skill('CRISPR'), third.skill('Flow cytometry')),
      third.relocates,
    ),
  },
  {
    by: 'newcomer',
    ask: 'journalists that know data journalism or investigations please but not contractors',
    fits: third.all(
      third.trade('journalist'),
      third.any(third.skill('Data journalism'), third.skill('Investigations')),
      third.not(third.works('contract')),
    ),
  },
  {
    by: 'branch',
    ask: 'childrens social workers w/ Social Work England reg, Bristol + Manchester',
    fits: third.all(
      third.trade('child protection social worker'),
      third.cert('Social Work England registration'),
      third.near('Bristol', 'Manchester'),
    ),
  },
  {
    by: 'interim',
    ask: 'production managers, lean or kaizen, wanting 85k euro a year or less',
    fits: third.all(
      third.trade('production manager'),
      third.any(third.skill('Lean'), third.skill('Kaizen')),
      third.pays('EUR', 0, 85_000),
    ),
  },
  {
    by: 'interim',
    ask: 'EA to a CEO, can do board papers, free in two weeks or sooner',
    fits: third.all(third.trade('executive assistant'), third.skill('Board papers'), third.noticeUpTo(14)),
  },
  {
    by: 'interim',
    ask: 'geologists with Leapfrog and mining engineers with Deswik, six years min, Perth, Brisbane or Vancouver',
    fits: third.all(
      third.any(
        third.all(third.trade('geologist'), third.skill('Leapfrog')),
        third.all(third.trade('mining engineer'), third.skill('Deswik')),
      ),
      third.yearsAtLeast(6),
      third.near('Perth', 'Brisbane', 'Vancouver'),
    ),
  },
];
