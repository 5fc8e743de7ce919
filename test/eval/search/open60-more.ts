import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
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
  sinceYears,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Fourteen recruiters and bots, each with a way of their own, over the first people; only ever run. */
export const OPEN_FIFTIETH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Boolean sourcer',
    ask: 'electrician AND ("high voltage" OR switching) AND (WA OR QLD OR NSW) AND (citizen OR "permanent resident")',
    fits: all(
      trade('electrician'),
      any(skill('High voltage'), skill('Switching')),
      region('Western Australia', 'Queensland', 'New South Wales'),
      settled,
    ),
  },
  {
    by: 'night temps desk',
    ask: 'hgv drivers uk + germany, 4 wks notice or less, leave out anyone at dhl atm',
    fits: all(trade('truck driver'), country('United Kingdom', 'Germany'), noticeUpTo(28), not(at('DHL'))),
  },
  {
    by: 'requisition bot',
    ask: 'job_title: Payroll Officer OR Payroll Specialist / state: Queensland OR Victoria / work_rights: citizen',
    fits: all(trade('payroll'), region('Queensland', 'Victoria'), rights('citizen')),
  },
  {
    by: 'requisition bot',
    ask: 'candidate search -- title: backend -- stack: Java + Spring Boot + PostgreSQL -- location: Germany, Austria or Switzerland',
    fits: all(
      trade('backend'),
      skill('Java', 'Spring Boot', 'PostgreSQL'),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'ruby or golang devs, NYC + bay area, happy to sponsor so dw about visas',
    fits: all(trade('ruby', 'go'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'researcher from Recife',
    ask: 'Executive or personal assistants who speaks Spanish or French, can be from any city',
    fits: all(trade('executive assistant'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'chat assistant',
    ask: 'Which ICU nurses do we have in Perth, Brisbane or Auckland whose notice period is four weeks or less?',
    fits: all(trade('icu nurse'), city('Perth', 'Brisbane', 'Auckland'), noticeUpTo(28)),
  },
  {
    by: 'researcher from Recife',
    ask: 'The marketing managers which were in Coca-Cola before and are now in other company, Europe only with UK',
    fits: all(trade('marketing manager'), formerly('Coca-Cola'), not(at('Coca-Cola')), country(...EUROPE)),
  },
  {
    by: 'consultant from Vienna',
    ask: 'SOC or cyber security analysts with Splunk, they should speak Mandarin or Hindi',
    fits: all(trade('security'), skill('Splunk'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'Give me quantity surveyors or site engineers who can start in four weeks at the latest, place is Sydney together with Parramatta',
    fits: all(trade('quantity surveyor', 'site engineer'), noticeUpTo(28), city('Sydney', 'Parramatta')),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'I search for warehouse managers which know WMS, they must live in Great Britain, Germany or Netherlands now and be ready to relocate',
    fits: all(
      trade('warehouse manager'),
      skill('WMS'),
      country('United Kingdom', 'Germany', 'Netherlands'),
      relocates,
    ),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Tax accountants or tax consultants with minimum 10 years of experience in the DACH region',
    fits: all(trade('tax'), yearsAtLeast(10), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'night temps desk',
    ask: 'warehouse mgrs currently toll or linfox, vic nsw qld',
    fits: all(
      trade('warehouse manager'),
      at('Toll Group', 'Linfox'),
      region('Victoria', 'New South Wales', 'Queensland'),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'IT BAs, 6 yrs exp or fewer, NL/DE/SE',
    fits: all(
      trade('business analyst'),
      ({ years }) => years <= 6,
      country('Netherlands', 'Germany', 'Sweden'),
    ),
  },
  {
    by: 'Boolean sourcer',
    ask: '("data engineer" OR "data scientist" OR "machine learning engineer") AND Python AND (Berlin OR Munich OR Amsterdam OR Stockholm) NOT junior',
    fits: all(
      trade('data engineer', 'data scientist'),
      skill('Python'),
      city('Berlin', 'Munich', 'Amsterdam', 'Stockholm'),
      not(level('junior')),
    ),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Please show me all embedded engineers with C++ in Munich, Vienna and Zurich that are not contractors',
    fits: all(trade('embedded'), skill('C++'), city('Munich', 'Vienna', 'Zurich'), not(contractor)),
  },
  {
    by: 'night temps desk',
    ask: 'wound care nurses, RN or EN, qld + wa, 2 wks tops',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      region('Queensland', 'Western Australia'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'researcher from Recife',
    ask: 'lawyers of M&A who have Mandarin or German in their languages',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), any(speaks('Mandarin'), speaks('German'))),
  },
  {
    by: 'researcher from Recife',
    ask: 'We are needing iOS developers in the United States, only citizens or who has permanent residence',
    fits: all(trade('ios'), country('United States'), settled),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Hello both, just off the phone with Priit at the payments start-up. He’d take a Go developer, two if we have them. gRPC is a must; Kubernetes would be lovely but he’ll train. Anywhere in Germany, Austria, the Netherlands or Sweden is fine, so long as they don’t need sponsoring. F.',
    fits: all(
      trade('go'),
      skill('gRPC'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'trainee',
    ask: 'Please could I have the project managers, construction ones, who are at Multiplex or John Holland today, in Australia or New Zealand?',
    fits: all(
      trade('construction project manager'),
      at('Multiplex', 'John Holland'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'chat assistant',
    ask: 'Which maths teachers would relocate and have at least four years’ experience?',
    fits: all(trade('maths teacher'), relocates, yearsAtLeast(4)),
  },
  {
    by: 'list maker',
    ask: '- physiotherapist\n- musculoskeletal\n- NSW or VIC\n- does not require sponsorship',
    fits: all(
      trade('physio'),
      skill('Musculoskeletal'),
      region('New South Wales', 'Victoria'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'dictating director',
    ask: 'electricians who have been at UGL for five years or more and are still there',
    fits: all(trade('electrician'), at('UGL'), sinceYears(4)),
  },
  {
    by: 'chat assistant',
    ask: 'Who left Deloitte or KPMG in 2023 or later and is an auditor or in tax?',
    fits: all(trade('auditor', 'tax'), leftFrom(2023, 'Deloitte', 'KPMG')),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Good morning, one from the charity: they need software developers, any flavour, who work remotely from within the UK. They also ask for a good sense of humour, for what that’s worth. Regards, Fergus',
    unknowable: true,
    fits: all(trade('software'), remote, country('United Kingdom')),
  },
  {
    by: 'list maker',
    ask: 'EAs / PAs:\n- in London, up to £130k\n- in New York, up to $150k',
    fits: all(
      trade('executive assistant'),
      any(all(city('London'), payUpTo(130_000, 'GBP')), all(city('New York'), payUpTo(150_000, 'USD'))),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'bdm / AE / sales exec types, Salesforce, ex-Optus or ex-Unilever, AU only',
    fits: all(trade('sales'), skill('Salesforce'), formerly('Optus', 'Unilever'), country('Australia')),
  },
  {
    by: 'changes her mind',
    ask: 'PMs, I mean product managers not project ones, in San Francisco, Oakland or New York with less than 12 yrs experience',
    fits: all(
      trade('product manager'),
      city('San Francisco', 'Oakland', 'New York'),
      ({ years }) => years < 12,
    ),
  },
  {
    by: 'Moira, terse',
    ask: 'Diesel fitters. Ex Rio or ex Fortescue. With UGL now.',
    fits: all(trade('diesel fitter'), formerly('Rio Tinto', 'Fortescue'), at('UGL')),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Morning all. I had a good chat with the CFO at the brewery and she’s after a management accountant, somebody with budgeting behind them, living in Melbourne or Brisbane. She would rather not pay more than 130 thousand Australian. Could you see who we have? Thanks, Fergus',
    fits: all(
      trade('management accountant'),
      skill('Budgeting'),
      city('Melbourne', 'Brisbane'),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'dictating director',
    ask: 'who have we got that’s a site engineer or a surveyor no not just a surveyor a quantity surveyor in New Zealand',
    fits: all(trade('site engineer', 'quantity surveyor'), country('New Zealand')),
  },
  {
    by: 'requisition bot',
    ask: 'find: IT Project Manager; must: PRINCE2; exclude: contract; where: United Kingdom, Germany, Sweden',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      not(contractor),
      country('United Kingdom', 'Germany', 'Sweden'),
    ),
  },
  {
    by: 'dictating director',
    ask: 'okay so find me lawyers um employment lawyers that is based in Australia and with say nine years of experience or more',
    fits: all(trade('employment lawyer'), country('Australia'), yearsAtLeast(9)),
  },
  { by: 'Moira, terse', ask: 'Radiographers. Perth or Brisbane. Two weeks.', fits: nobody },
  {
    by: 'resourcer from Kraków',
    ask: 'auditors, only the ones who sit today in Grant Thornton or BDO, country is Australia',
    fits: all(trade('auditor'), at('Grant Thornton', 'BDO'), country('Australia')),
  },
];
