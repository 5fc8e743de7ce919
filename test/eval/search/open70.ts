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
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people by the branches of one agency in an ordinary month. */
export const OPEN_SIXTIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Parramatta temps',
    ask: 'junior accounts payable officers, MYOB, NSW, Vic or Qld',
    fits: all(
      trade('accounts payable'),
      level('junior'),
      skill('MYOB'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'Manchester civils',
    ask: 'Afternoon. The joint venture in Salford wants site engineers who draw in AutoCAD, living in Greater Manchester or London. Leave out anyone working for Lendlease at the moment, we have signed a no-poach with them.',
    fits: all(
      trade('site engineer'),
      skill('AutoCAD'),
      region('Greater Manchester', 'Greater London'),
      not(at('Lendlease')),
    ),
  },
  {
    by: 'New York tech',
    ask: 'Go engineers, NYC or Bay Area (SF/Oakland). gRPC. Comp up to $180k, can’t sponsor.',
    fits: all(
      trade('go'),
      city('New York', 'San Francisco', 'Oakland'),
      skill('gRPC'),
      payUpTo(180_000, 'USD'),
      unsponsored,
    ),
  },
  {
    by: 'bot',
    ask: 'role: physiotherapist\ncountry: Australia\nmax_notice: 4 weeks\nopen_to_relocation: yes',
    fits: all(trade('physio'), country('Australia'), noticeUpTo(28), relocates),
  },
  {
    by: 'Sydney legal',
    ask: 'M&A lawyers who trained or worked at Clifford Chance or Linklaters earlier on and are now at Allens or MinterEllison',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly('Clifford Chance', 'Linklaters'),
      at('Allens', 'MinterEllison'),
    ),
  },
  {
    by: 'Brisbane resources',
    ask: 'heavy diesel fitters, cat gear, WA or QLD, contractors pls',
    fits: all(
      trade('diesel fitter'),
      skill('Caterpillar'),
      region('Western Australia', 'Queensland'),
      contractor,
    ),
  },
  {
    by: 'Dublin HR desk',
    ask: 'HRBPs or HR managers on Workday, based in the UK or the Netherlands, who are after a permanent job rather than a contract',
    fits: all(trade('hr'), skill('Workday'), country('United Kingdom', 'Netherlands'), not(contractor)),
  },
  {
    by: 'London digital',
    ask: 'anyone who used to be at canva and knows figma living anywhere in europe',
    fits: all(formerly('Canva'), skill('Figma'), country(...EUROPE)),
  },
  {
    by: 'Nottingham industrial',
    ask: 'wharehouse managers Nottingam or Bolton, need WMS',
    fits: all(trade('warehouse manager'), city('Nottingham', 'Bolton'), skill('WMS')),
  },
  {
    by: 'San Francisco data',
    ask: 'Data scientists and ML engineers in the US with PyTorch who have been at the same company since 2023 or longer',
    fits: all(
      trade('data scientist'),
      country('United States'),
      skill('PyTorch'),
      ({ since }: Facts) => since <= 2023,
    ),
  },
  {
    by: 'Melbourne reception',
    ask: 'missed call from 0412 022 200, who is it?',
    fits: ({ phone }: Facts) => phone === '+61412022200',
  },
  {
    by: 'Perth projects',
    ask: 'Construction PM, immediate start. Perth, Brisbane or Melbourne. Procore essential',
    fits: all(
      trade('construction project manager'),
      noticeUpTo(0),
      city('Perth', 'Brisbane', 'Melbourne'),
      skill('Procore'),
    ),
  },
  {
    by: 'Geelong care',
    ask: 'Have we anyone for this?\n"We would look at enrolled nurses, or at registered nurses who have done wound care. They need to live in Victoria.\nSorry, we are not able to sponsor visas." – Tanya, Brookhaven Lodge',
    fits: all(
      any(trade('enrolled nurse'), all(trade('registered nurse'), skill('Wound care'))),
      region('Victoria'),
      unsponsored,
    ),
  },
  {
    by: 'City of London banking',
    ask: 'credit risk analysts – SAS + SQL – HSBC or Barclays, past or present – UK / Amsterdam / Zurich',
    fits: all(
      trade('risk'),
      skill('SAS', 'SQL'),
      worked('HSBC', 'Barclays'),
      any(country('United Kingdom'), city('Amsterdam', 'Zurich')),
    ),
  },
  {
    by: 'Melbourne schools',
    ask: 'primary teachers melb, citizen or PR',
    fits: all(trade('primary teacher'), city('Melbourne'), settled),
  },
  {
    by: 'Boston commercial',
    ask: 'Account execs / BDMs in the States or the UK who speak Spanish or Hindi. Ex-Unilever would be lovely, not a must.',
    fits: all(
      trade('sales'),
      country('United States', 'United Kingdom'),
      any(speaks('Spanish'), speaks('Hindi')),
    ),
  },
  {
    by: 'Leeds cloud',
    ask: 'Terraform and Kubernetes, works remotely, not with Amazon at present',
    fits: all(skill('Terraform', 'Kubernetes'), remote, not(at('Amazon'))),
  },
  {
    by: 'Bolton trades',
    ask: 'Do we have an upholsterer anywhere round Manchester or Bolton?',
    fits: nobody,
  },
  {
    by: 'Laverton transport',
    ask: 'truck drivers, Victoria or WA, must be alright with dogs in the yard',
    fits: all(trade('truck driver'), region('Victoria', 'Western Australia')),
    unknowable: true,
  },
  {
    by: 'Cork practice',
    ask: 'Hi folks, would you look up external auditors for me in Zurich, Vienna, Munich or Berlin, IFRS of course, anything from four to eleven years in the job. Thanks a million, Gráinne',
    fits: all(
      trade('auditor'),
      city('Zurich', 'Vienna', 'Munich', 'Berlin'),
      skill('IFRS'),
      ({ years }: Facts) => years >= 4 && years <= 11,
    ),
  },
  {
    by: 'Brisbane marketing',
    ask: 'SEO ppl who left Ogilvy, brisbane melbourne or auckland',
    fits: all(trade('seo'), formerly('Ogilvy'), not(at('Ogilvy')), city('Brisbane', 'Melbourne', 'Auckland')),
  },
  {
    by: 'Nottingham pharmacy',
    ask: 'Pharmacist. Nottingham, Manchester or London. £110k max.',
    fits: all(trade('pharmacist'), city('Nottingham', 'Manchester', 'London'), payUpTo(110_000, 'GBP')),
  },
];
