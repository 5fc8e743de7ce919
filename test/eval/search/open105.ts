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
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
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

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_NINETY_FIFTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'commerce and industry, Pitt St',
    ask: 'Financial controllers or management accountants working for a bank or a mining company at the moment. Australia, four weeks’ notice at the outside, not above AUD 170k.',
    fits: all(
      trade('financial controller', 'management accountant'),
      at(...group('bank'), ...group('mining')),
      country('Australia'),
      noticeUpTo(28),
      payUpTo(170_000, 'AUD'),
    ),
  },
  {
    by: 'cyber, Spinningfields',
    ask: 'soc / cyber security analyst splunk uk. no visa holders no sponsorship',
    fits: all(
      trade('security'),
      skill('Splunk'),
      country('United Kingdom'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'embedded, Garching',
    ask: 'c++ or embedded software engineers, dach region, 8 yrs plus',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Switzerland'), yearsAtLeast(8)),
  },
  {
    by: 'nursing, Collingwood',
    ask: 'okay so find me nurses, whatever kind, in Australia, who used to be with Ramsay or St Vincent’s but aren’t at either of those any more',
    fits: all(
      trade('nurse'),
      country('Australia'),
      formerly('Ramsay Health Care', 'St Vincent’s Hospital'),
      not(at('Ramsay Health Care', 'St Vincent’s Hospital')),
    ),
  },
  {
    by: 'commercial fit-out, Newmarket',
    ask: 'QS or construction project managers, NZ or Queensland, currently at Multiplex or Lendlease',
    fits: all(
      trade('quantity surveyor', 'construction project manager'),
      any(country('New Zealand'), region('Queensland')),
      at('Multiplex', 'Lendlease'),
    ),
  },
  {
    by: 'line haul',
    ask: 'Truckies / HGV drivers who have done time with both Toll and Linfox (one of them can be where they are today). UK, Aus and NZ only.',
    fits: all(
      trade('truck driver'),
      worked('Toll Group'),
      worked('Linfox'),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'legal, Bishopsgate',
    ask: 'lawyers with five years or more who’ve never been at a magic circle firm, now or earlier – Europe or Australia, no juniors obviously',
    fits: all(
      trade('lawyer'),
      yearsAtLeast(5),
      not(worked(...group('magic circle'))),
      country(...EUROPE, 'Australia'),
      not(level('junior')),
    ),
  },
  {
    by: 'AI start-ups, SoMa',
    ask: 'data scientists + ML engineers, pytorch, SF/Oakland/NYC, asking somewhere from 100k to 200k usd',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      city('San Francisco', 'Oakland', 'New York'),
      payBetween(100_000, 200_000, 'USD'),
    ),
  },
  {
    by: 'people function, Zuidas',
    ask: 'From the client: "We need an HR manager or HR business partner who is at home in Workday. Netherlands, Sweden or Germany. This is a permanent role, so please no contractors."',
    fits: all(trade('hr'), skill('Workday'), country('Netherlands', 'Sweden', 'Germany'), not(contractor)),
  },
  {
    by: 'lending risk, Canary Wharf',
    ask: 'credit risk anaylsts at HSBC Barclays or ANZ who only joined them in 2023 or later, must have SAS',
    fits: all(trade('risk'), skill('SAS'), at('HSBC', 'Barclays', 'ANZ'), ({ since }) => since >= 2023),
  },
  {
    by: 'contract dev, Cremorne',
    ask: 'rails people or full stack devs who contract and already work remotely',
    fits: all(trade('ruby', 'fullstack'), contractor, remote),
  },
  {
    by: 'allied health, Fitzroy',
    ask: 'Any physios or pharmacists with Bupa on the CV, past or present? UK, NZ or Australia. If they need sponsoring leave them off.',
    fits: all(
      trade('physio', 'pharmacist'),
      worked('Bupa'),
      country('United Kingdom', 'New Zealand', 'Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'luxury and beauty',
    ask: 'marketing managers or sales, Dior today or in the past, speaking french, spanish or german',
    fits: all(
      trade('marketing manager', 'sales'),
      worked('Christian Dior'),
      any(speaks('French'), speaks('Spanish'), speaks('German')),
    ),
  },
  {
    by: 'sheds, Trafford Park',
    ask: 'Warehouse managers in London, Nottingham, Manchester or Bolton, a month’s notice at most, and fine with doing night shifts',
    fits: all(
      trade('warehouse manager'),
      city('London', 'Nottingham', 'Manchester', 'Bolton'),
      noticeUpTo(30),
    ),
    unknowable: true,
  },
  {
    by: 'relief teaching',
    ask: 'primary or maths teachers anywhere in australia, free within a fortnight, skip the ones working at St Marys College now',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      country('Australia'),
      noticeUpTo(14),
      not(at('St Mary’s College')),
    ),
  },
  {
    by: 'shutdowns, Malaga WA',
    ask: 'sparkies and heavy diesel mechanics, on the books of a miner right now and there for over two years. WA, QLD, NSW.',
    fits: all(
      trade('electrician', 'diesel fitter'),
      at(...group('mining')),
      sinceYears(2),
      region('Western Australia', 'Queensland', 'New South Wales'),
    ),
  },
];
