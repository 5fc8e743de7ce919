import type { Query as Asked } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
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

const SYDNEY = ['Sydney', 'Parramatta'];

/** Searches of other trades in other words than the open ones of the set; only ever run, never read for rules. */
export const OPEN_TWENTY_FOURTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'contract desk',
    ask: 'Rubyists working remotely, out the door in a fortnight or sooner',
    fits: all(trade('ruby'), remote, noticeUpTo(14)),
  },
  {
    by: 'new yorker',
    ask: 'UX or product designers, NYC plus San Fran plus Oakland, entry to mid level, Figma',
    fits: all(
      trade('ux designer'),
      city('New York', 'San Francisco', 'Oakland'),
      level('junior', 'mid'),
      skill('Figma'),
    ),
  },
  {
    by: 'stuttgart',
    ask: 'For a medical device maker we look for embedded C++ colleagues with RTOS out of the DACH area, not more than 10 years of profession experience',
    fits: all(
      trade('embedded'),
      skill('C++', 'RTOS'),
      country('Germany', 'Austria', 'Switzerland'),
      ({ years }) => years <= 10,
    ),
  },
  {
    by: 'voice note',
    ask: 'okay payroll payroll payroll they have to know chris twenty one no sorry chris21 and i only want the loyal ones so in the same company since 2022 at the latest',
    fits: all(trade('payroll'), skill('Chris21'), ({ since }) => since <= 2022),
  },
  {
    by: 'legal desk',
    ask: 'Corporate lawyers (M&A, DD) who trained at Clifford Chance or Linklaters but have since gone elsewhere',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions', 'Due diligence'),
      formerly('Clifford Chance', 'Linklaters'),
      not(at('Clifford Chance', 'Linklaters')),
    ),
  },
  {
    by: 'legal desk',
    ask: 'corporate or employment solicitors, either, Mandarin or Hindi speaking, in the US or UK',
    fits: all(
      trade('lawyer'),
      any(speaks('Mandarin'), speaks('Hindi')),
      country('United States', 'United Kingdom'),
    ),
  },
  {
    by: 'aged care',
    ask: 'EENs w/ aged care, any of Vic NSW Qld WA, we can’t wait longer than 4 weeks',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      region('Victoria', 'New South Wales', 'Queensland', 'Western Australia'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'aged care',
    ask: 'a pharmacist for a country town, so they must be prepared to pack up and move; residents or citizens please',
    fits: all(trade('pharmacist'), relocates, rights('citizen', 'permanent_resident')),
  },
  {
    by: 'mines desk',
    ask: 'HD fitters, Cat gear, on the books of FMG or Rio at the mo, contractors only',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), at('Fortescue', 'Rio Tinto'), contractor),
  },
  {
    by: 'mines desk',
    ask: 'heavy diesel mechanic, hydraulics, 130k AUD ceiling, eastern states only - Vic NSW QLD',
    fits: all(
      trade('diesel fitter'),
      skill('Hydraulics'),
      payUpTo(130_000, 'AUD'),
      region('Victoria', 'New South Wales', 'Queensland'),
    ),
  },
  {
    by: 'voice note',
    ask: 'site engineers and i mean civils not software they must live in britain or the netherlands and their notice cant be more than four weeks thanks a million',
    fits: all(trade('site engineer'), country('United Kingdom', 'Netherlands'), noticeUpTo(28)),
  },
  {
    by: 'bangalore',
    ask: 'Site engineer with AutoCAD and surveying, exited Lendlease or Multiplex in 2022 or afterwards',
    fits: all(
      trade('site engineer'),
      skill('AutoCAD', 'Surveying'),
      leftFrom(2022, 'Lendlease', 'Multiplex'),
    ),
  },
  {
    by: 'agency mktg',
    ask: 'seo ppl sat at Ogilvy, mids and seniors, UK / US / Aus',
    fits: all(
      trade('seo'),
      at('Ogilvy'),
      level('mid', 'senior'),
      country('United Kingdom', 'United States', 'Australia'),
    ),
  },
  {
    by: 'office support',
    ask: 'PA/EA to two partners, Spanish or French a must, happy with any location',
    fits: all(trade('executive assistant'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'stuttgart',
    ask: 'Assistenz der Geschäftsführung gesucht: Zürich, München, Wien oder Berlin, unbefristet',
    fits: all(trade('executive assistant'), city('Zurich', 'Munich', 'Vienna', 'Berlin'), not(contractor)),
  },
  {
    by: 'office support',
    ask: 'payroll or exec assistant, Sydney/Parramatta/Melbourne, 60 to 100 k',
    fits: all(
      trade('payroll', 'executive assistant'),
      city(...SYDNEY, 'Melbourne'),
      payBetween(60_000, 100_000, 'AUD'),
    ),
  },
  {
    by: 'banking desk',
    ask: 'credit risk at ANZ - the bank, don’t care where they sit - with SAS',
    fits: all(trade('risk'), at('ANZ'), skill('SAS')),
  },
  {
    by: 'banking desk',
    ask: 'Email from Tom at the client: "Credit risk analyst, SQL non-negotiable. Would rather not take people out of Barclays or HSBC as we share a floor with both. Europe."',
    fits: all(trade('risk'), skill('SQL'), not(at('Barclays', 'HSBC')), country(...EUROPE)),
  },
  {
    by: 'schools',
    ask: 'Maths teachers in VIC, NSW, WA or QLD who aren’t on the staff of St Mary’s College today',
    fits: all(
      trade('maths teacher'),
      region('Victoria', 'New South Wales', 'Western Australia', 'Queensland'),
      not(at('St Mary’s College')),
    ),
  },
  {
    by: 'schools',
    ask: 'maths, secondary, could start straight away, no heads of department',
    fits: all(trade('maths teacher'), noticeUpTo(0), not(level('head'))),
  },
  {
    by: 'bangalore',
    ask: 'Business Analyst, BPMN, presently in CommBank, 4+ yrs total exp',
    fits: all(trade('business analyst'), skill('BPMN'), at('Commonwealth Bank'), yearsAtLeast(4)),
  },
  {
    by: 'new yorker',
    ask: 'product managers, 8 to 12 years, with a FAANG name anywhere on the resume',
    fits: all(trade('product manager'), ({ years }) => years >= 8 && years <= 12, worked(...group('faang'))),
  },
  {
    by: 'contract desk',
    ask: 'either a Ruby dev in Stockholm, Amsterdam or London or a UX designer in Berlin, Munich or Vienna',
    fits: any(
      all(trade('ruby'), city('Stockholm', 'Amsterdam', 'London')),
      all(trade('ux designer'), city('Berlin', 'Munich', 'Vienna')),
    ),
  },
  {
    by: 'contract desk',
    ask: 'BAs in Europe whose visa we’d have to sponsor (client’s licence just came through!)',
    fits: all(trade('business analyst'), country(...EUROPE), rights('requires_sponsorship')),
  },
  {
    by: 'aged care',
    ask: 'dental hygienist Perth or Auckland',
    fits: nobody,
  },
];

const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;

export const SECOND_OPEN_TWENTY_FOURTH_MORE: readonly Asked<Second>[] = [
  {
    by: 'maternity',
    ask: 'midwives that read CTGs, Great Britain, Ireland, Germany or Austria, and Basel at a pinch',
    fits: both(
      trade('midwife'),
      skill('CTG'),
      either(country('United Kingdom', 'Ireland', 'Germany', 'Austria'), city('Basel')),
    ),
  },
  {
    by: 'maternity',
    ask: 'AHPRA registered midwives who wouldn’t need a sponsor',
    fits: both(trade('midwife'), ticket('AHPRA registration'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'allied health',
    ask: 'OTs, splinting, not one of us has picked up the phone to them in twelve months or more',
    fits: both(trade('occupational therapist'), skill('Splinting'), notCalledFor(365)),
  },
  {
    by: 'allied health',
    ask: 'any occupational therapists with plumbing in their past? odd one I know',
    fits: both(trade('occupational therapist'), wasOnce('plumber')),
  },
  {
    by: 'site labour',
    ask: 'tower crane drivers who’ve been on CPB or Fletcher jobs, white card',
    fits: both(
      trade('crane operator'),
      worked('CPB Contractors', 'Fletcher Construction'),
      ticket('White Card'),
    ),
  },
  {
    by: 'site labour',
    ask: 'plumbers n gasfitters anywhere in aus or nz, mid lvl and up',
    fits: both(trade('plumber'), country('Australia', 'New Zealand'), not(level('junior'))),
  },
  {
    by: 'design',
    ask: 'Architects in the bricks sense, Revit, with Arup or WSP at the moment',
    fits: both(trade('building architect'), skill('Revit'), at('Arup', 'WSP')),
  },
  {
    by: 'crm desk',
    ask: 'SFDC dev or admin; Apex; perm hires; has to be free within 30 days',
    fits: both(trade('salesforce'), skill('Apex'), not(contractor), noticeUpTo(30)),
  },
  {
    by: 'crm desk',
    ask: 'CSMs at Xero, Meta or Personio who do home office',
    fits: both(trade('customer success'), at('Xero', 'Meta', 'Personio'), remote),
  },
  {
    by: 'insurance',
    ask: 'pricing or reserving actuaries that speak Mandarin, German or French, mid level upwards',
    fits: both(
      trade('actuary'),
      either(speaks('Mandarin'), speaks('German'), speaks('French')),
      not(level('junior')),
    ),
  },
  {
    by: 'wealth',
    ask: 'Xplan using financial advisers at CBA or NAB, three years or longer in the seat',
    fits: both(
      trade('financial planner'),
      skill('Xplan'),
      at('Commonwealth Bank', 'NAB'),
      ({ since }) => YEAR - since >= 3,
    ),
  },
  {
    by: 'finance temps',
    ask: 'credit control / AR, grocery background ie Tesco Coles Aldi, between roles or under 2 weeks to serve',
    fits: both(
      trade('credit controller'),
      worked('Tesco', 'Coles', 'Aldi'),
      either(outOfWork, ({ noticeDays }) => noticeDays < 14),
    ),
  },
  {
    by: 'life sciences',
    ask: 'Regulatory Affairs, TGA, whom we’ve been in touch with over the past six months',
    fits: both(trade('regulatory affairs'), skill('TGA submissions'), calledWithin(183)),
  },
  {
    by: 'site labour',
    ask: 'fitter & turners, pumps, WA NSW QLD or keen to relocate, not Newmont',
    fits: both(
      trade('fitter'),
      skill('Pumps'),
      either(region('Western Australia', 'New South Wales', 'Queensland'), relocates),
      not(at('Newmont')),
    ),
  },
  {
    by: 'insurance',
    ask: 'loss assessors specialising in marine hull, Singapore',
    fits: nobody,
  },
];
