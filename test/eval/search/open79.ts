import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
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
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, as desks in Australia, New Zealand, North America and South Africa type them. */
export const OPEN_SIXTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'acute care, Sacramento',
    ask: 'ICU nurses in San Francisco or Oakland. Nobody who needs sponsorship please',
    fits: all(trade('icu nurse'), city('San Francisco', 'Oakland'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'software, Wellington',
    ask: 'golang or ruby engineers aus/nz 4 wks notice max',
    fits: all(trade('go', 'ruby'), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'audit and tax, Johannesburg',
    ask: 'Auditors or tax accountants sitting at a Big 4 firm right now. They have to live in the UK and be willing to relocate.',
    fits: all(trade('auditor', 'tax'), at(...group('big 4')), country('United Kingdom'), relocates),
  },
  {
    by: 'a bot of a payroll desk, Adelaide',
    ask: 'role: payroll officer\ncountry: Australia\nskills: Chris21\nwork_type: contract',
    fits: all(trade('payroll'), country('Australia'), skill('Chris21'), contractor),
  },
  {
    by: 'allied health, Ballarat',
    ask: 'physios nsw vic qld, ex ramsay or bupa',
    fits: all(
      trade('physio'),
      region('New South Wales', 'Victoria', 'Queensland'),
      formerly('Ramsay Health Care', 'Bupa'),
    ),
  },
  {
    by: 'front office, Gold Coast',
    ask: '0412 015 207 rang and hung up, who was that?',
    fits: ({ phone }) => phone === '+61412015207',
  },
  {
    by: 'resources, Kalgoorlie',
    ask: 'HV sparkies, WA or Queensland, on the books of Rio Tinto or Fortescue at the moment',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      region('Western Australia', 'Queensland'),
      at('Rio Tinto', 'Fortescue'),
    ),
  },
  {
    by: 'banking, New York',
    ask: 'Credit risk analysts who are or have been at HSBC or Barclays – New York, San Francisco or London only, SAS a must',
    fits: all(
      trade('risk'),
      worked('HSBC', 'Barclays'),
      city('New York', 'San Francisco', 'London'),
      skill('SAS'),
    ),
  },
  {
    by: 'education, Christchurch',
    ask: 'any teachers in auckland or brisbane? primary or maths, citizens and PRs only',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      city('Auckland', 'Brisbane'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'people functions, Toronto',
    ask: 'HRBPs on Workday with French or German',
    fits: all(trade('hr'), skill('Workday'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'built environment, Durban',
    ask: 'We want a QS with nine years behind them at the very least, currently in the United Kingdom and expecting no more than 150k GBP',
    fits: all(
      trade('quantity surveyor'),
      yearsAtLeast(9),
      country('United Kingdom'),
      payUpTo(150_000, 'GBP'),
    ),
  },
  {
    by: 'IT contracting, Canberra',
    ask: 'busness analysts, contrct, BPMN. NSW, VIC, QLD',
    fits: all(
      trade('business analyst'),
      contractor,
      skill('BPMN'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'nursing, Bloemfontein',
    ask: 'Enrolled nurses living in Cape Town or Pretoria',
    fits: nobody,
  },
  {
    by: 'kitchens, Bondi',
    ask: 'chefs in NSW or Vic with 4 years or more and their own car',
    fits: all(trade('chef'), region('New South Wales', 'Victoria'), yearsAtLeast(4)),
    unknowable: true,
  },
  {
    by: 'transport, Hamilton NZ',
    ask: 'truckies NZ or Aussie, heavy vehicle licnce. leave out anyone working at Linfox, they are a client',
    fits: all(
      trade('truck driver'),
      country('New Zealand', 'Australia'),
      skill('Heavy vehicle licence'),
      not(at('Linfox')),
    ),
  },
  {
    by: 'supply chain, Melbourne',
    ask: 'Warehouse managers in the UK who have been with the same employer for more than 4 years',
    fits: all(trade('warehouse manager'), country('United Kingdom'), sinceYears(4)),
  },
  {
    by: 'product and design, San Francisco',
    ask: 'UX designers + product managers working remotely, minus those at Google or Amazon today',
    fits: all(trade('ux designer', 'product manager'), remote, not(at('Google', 'Amazon'))),
  },
  {
    by: 'tax, Hobart',
    ask: 'tax accountants, Australia, min 5 yrs exp, never worked for KPMG',
    fits: all(trade('tax'), country('Australia'), yearsAtLeast(5), not(worked('KPMG'))),
  },
  {
    by: 'finance, Boston',
    ask: 'From the client’s CFO: “Financial controller please. IFRS and consolidation, both. Some French would be a plus, not a must. Based in the US or Australia.” Who do we have?',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'Consolidation'),
      country('United States', 'Australia'),
    ),
  },
  {
    by: 'aged care, Bendigo',
    ask: 'EENs and RNs, wound care, vic/nsw, no more than a fortnight’s notice',
    fits: all(
      trade('enrolled nurse', 'registered nurse'),
      skill('Wound care'),
      region('Victoria', 'New South Wales'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'projects, Pretoria',
    ask: 'IT project managers, PRINCE2, at senior or head level, UK or the Netherlands',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      level('senior', 'head'),
      country('United Kingdom', 'Netherlands'),
    ),
  },
  {
    by: 'digital, Vancouver',
    ask: 'contract seo specialists',
    fits: all(trade('seo'), contractor),
  },
];
