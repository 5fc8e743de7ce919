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
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, of desks in the first week of December. */
export const OPEN_SEVENTY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'finance exec, Barangaroo',
    ask: 'Financial controllers in NSW, Victoria, Queensland or WA who have done group consolidation. No sponsorship on offer, so leave those out who’d need it.',
    fits: all(
      trade('financial controller'),
      region('New South Wales', 'Victoria', 'Queensland', 'Western Australia'),
      skill('Consolidation'),
      unsponsored,
    ),
  },
  {
    by: 'web contracts, Kreuzberg',
    ask: 'ruby / rails, living in germany or austria, either works remote or would move',
    fits: all(trade('ruby'), country('Germany', 'Austria'), any(remote, relocates)),
  },
  {
    by: 'supply teaching',
    ask: 'primary teachers UK for January so no more than 4 weeks notice pls',
    fits: all(trade('primary teacher'), country('United Kingdom'), noticeUpTo(28)),
  },
  {
    by: 'transport, Dandenong',
    ask: 'truckies in aus with linfox or toll on the resume, now or earlier, ready to start straight away',
    fits: all(trade('truck driver'), country('Australia'), worked('Linfox', 'Toll Group'), noticeUpTo(0)),
  },
  {
    by: 'resources electrical',
    ask: 'Sparkies currently with Rio Tinto or Fortescue, in Australia, permanent rather than contract',
    fits: all(trade('electrician'), at('Rio Tinto', 'Fortescue'), country('Australia'), not(contractor)),
  },
  {
    by: 'data grads',
    ask: 'junior data scientists or ML engineers, UK / US / Australia, no sponsorship cases',
    fits: all(
      trade('data scientist'),
      level('junior'),
      country('United Kingdom', 'United States', 'Australia'),
      unsponsored,
    ),
  },
  {
    by: 'brand side',
    ask: 'Marketing people who sit client side at the moment, London or Manchester',
    fits: all(trade('marketing'), at(...group('client side')), city('London', 'Manchester')),
  },
  {
    by: 'java desk',
    ask: 'Backend: Java + Kafka. 8 years plus. Anywhere in Europe.',
    fits: all(trade('backend'), skill('Java', 'Kafka'), yearsAtLeast(8), country(...EUROPE)),
  },
  {
    by: 'sheds and depots',
    ask: 'warehouse mgrs greater manchester or nottingham who are or were at DHL',
    fits: all(
      trade('warehouse manager'),
      any(region('Greater Manchester'), city('Nottingham')),
      worked('DHL'),
    ),
  },
  {
    by: 'allied health, Box Hill',
    ask: 'Could you pull physios and pharmacists in Australia who speak Mandarin or Hindi?',
    fits: all(trade('physio', 'pharmacist'), country('Australia'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'plant and fleet',
    ask: 'diesel fitters living in Darwin or Alice Springs',
    fits: nobody,
  },
  {
    by: 'cyber, out of hours',
    ask: 'soc analysts / cyber security analysts working remotely, not in the US',
    fits: all(trade('security'), remote, not(country('United States'))),
  },
  {
    by: 'client mail, pasted',
    ask: 'Hello Priya, before we close for Christmas: could you look for front-end developers in Australia or New Zealand for us? As we agreed, please leave out anybody who is with Canva or has been. We could take them on permanent terms only. Kind regards, Stefan',
    fits: all(trade('frontend'), country('Australia', 'New Zealand'), not(worked('Canva')), not(contractor)),
  },
  {
    by: 'interim HR',
    ask: 'HRBPs / HR managers for contract work, UK or Netherlands',
    fits: all(trade('hr'), contractor, country('United Kingdom', 'Netherlands')),
  },
  {
    by: 'accountancy, Takapuna',
    ask: 'Auckland – auditors, tax accountants, management accountants – asking NZD 130k or less – citizen or PR',
    fits: all(
      trade('auditor', 'tax', 'management accountant'),
      city('Auckland'),
      payUpTo(130_000, 'NZD'),
      settled,
    ),
  },
  {
    by: 'law, Sydney to London shuttle',
    ask: 'Lawyers in Australia now at Allens or MinterEllison with Magic Circle behind them',
    fits: all(
      trade('lawyer'),
      country('Australia'),
      at('Allens', 'MinterEllison'),
      formerly(...group('magic circle')),
    ),
  },
  {
    by: 'cleared roles',
    ask: 'devops or SRE, kubernetes, must be a citizen, sits in the USA or Australia',
    fits: all(trade('devops'), skill('Kubernetes'), rights('citizen'), country('United States', 'Australia')),
  },
  {
    by: 'construction, site shed wifi',
    ask: 'constuction PMs ex Multiplex or Lendlease, aust, on contract. no IT project managers!!',
    fits: all(
      trade('construction project manager'),
      formerly('Multiplex', 'Lendlease'),
      country('Australia'),
      contractor,
    ),
  },
  {
    by: 'embedded, Garching',
    ask: 'Embedded / C++ engineers in Munich. Vienna and Zurich are fine as well, but from there only with relocation',
    fits: all(trade('embedded'), any(city('Munich'), all(city('Vienna', 'Zurich'), relocates))),
  },
  {
    by: 'nursing visas',
    ask: 'all nurses (RN, EN, ICU) in NSW, Vic or QLD on a working holiday visa',
    fits: all(trade('nurse'), region('New South Wales', 'Victoria', 'Queensland'), rights('visa_holder')),
  },
  {
    by: 'change and transformation',
    ask: 'BAs in the same job since 2021 or longer, any country but the UK',
    fits: all(trade('business analyst'), ({ since }) => since <= 2021, not(country('United Kingdom'))),
  },
  {
    by: 'saas sales, Oakland',
    ask: 'Salespeople (AE, BDM, that sort) in California or New York, 5+ years in, who beat their quota last year',
    unknowable: true,
    fits: all(trade('sales'), region('California', 'New York'), yearsAtLeast(5)),
  },
  {
    by: 'bank feed',
    ask: 'title=credit risk analyst; employer_not=ANZ; country=Australia; salary_max=AUD 160000',
    fits: all(trade('risk'), not(at('ANZ')), country('Australia'), payUpTo(160_000, 'AUD')),
  },
  {
    by: 'Christmas kitchens',
    ask: 'anyone cheffing at merivale or marriott in sydney, parramatta, melbourne or brisbane who can walk out within 2 weeks?',
    fits: all(
      trade('chef'),
      at('Merivale', 'Marriott'),
      city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane'),
      noticeUpTo(14),
    ),
  },
];
