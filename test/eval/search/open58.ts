import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  country,
  EUROPE,
  formerly,
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

/** Searches of fourteen imagined writers over the first people, each with a way of asking of its own. */
export const OPEN_FORTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'telegram',
    ask: 'Wanted: critical care nurses. Perth, Brisbane, Auckland. Citizens or PRs only.',
    fits: all(trade('icu nurse'), city('Perth', 'Brisbane', 'Auckland'), settled),
  },
  {
    by: 'long mails',
    ask: 'Hi all, apologies for the length of this. The school has lost two people in a month and the head is rather desperate. Primary teachers, please, living in Victoria, Queensland or New South Wales, who could begin straight away or within a fortnight. She has been quite clear that she will not sponsor anyone. Thanks so much, Gwen',
    fits: all(
      trade('primary teacher'),
      region('Victoria', 'Queensland', 'New South Wales'),
      noticeUpTo(14),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'slack',
    ask: 'devops w/ terraform + k8s, US or europe, has to be somebody who works remote',
    fits: all(trade('devops'), skill('Terraform', 'Kubernetes'), country('United States', ...EUROPE), remote),
  },
  {
    by: 'slack',
    ask: 'need soc / cyber analysts in oz or nz who know splunk, four wks notice tops',
    fits: all(trade('security'), skill('Splunk'), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'slack',
    ask: 'who’ve we got that’s a PM (product, not project) n used to be at atlassian or canva',
    fits: all(trade('product manager'), formerly('Atlassian', 'Canva')),
  },
  {
    by: 'boolean',
    ask: 'pharmacist AND (Bupa OR "Ramsay Health Care") AND NOT (London OR Manchester OR Bolton)',
    fits: all(
      trade('pharmacist'),
      worked('Bupa', 'Ramsay Health Care'),
      not(city('London', 'Manchester', 'Bolton')),
    ),
  },
  {
    by: 'from Gdańsk',
    ask: 'Give me please accounts payable officer with MYOB, which are living in Australia',
    fits: all(trade('accounts payable'), skill('MYOB'), country('Australia')),
  },
  {
    by: 'from Gdańsk',
    ask: 'Need the people for frontend: React and TypeScript, from Germany or Austria, salary maximum 120 thousand euro',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      country('Germany', 'Austria'),
      payUpTo(120_000, 'EUR'),
    ),
  },
  {
    by: 'Hamburg desk',
    ask: 'Credit risk analysts with SQL, at the moment employed by HSBC or Barclays',
    fits: all(trade('risk'), skill('SQL'), at('HSBC', 'Barclays')),
  },
  {
    by: 'Hamburg desk',
    ask: 'Sales people which are ready for a relocation and speak German or Spanish',
    fits: all(trade('sales'), relocates, any(speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'dictation',
    ask: 'right I need diesel fitters with hydraulics who’ve got at least nine years, Western Australia or Queensland or Victoria, thank you',
    fits: all(
      trade('diesel fitter'),
      skill('Hydraulics'),
      yearsAtLeast(9),
      region('Western Australia', 'Queensland', 'Victoria'),
    ),
  },
  {
    by: 'mid-sentence',
    ask: 'Chefs at Merivale. Sorry, I mean they were at Merivale once and are at Marriott now.',
    fits: all(trade('chef'), formerly('Merivale'), at('Marriott')),
  },
  {
    by: 'mid-sentence',
    ask: 'IT project managers with PRINCE2, up to 110k, hmm scrap that, up to 140k, Melbourne Brisbane or Perth',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      payUpTo(140_000, 'AUD'),
      city('Melbourne', 'Brisbane', 'Perth'),
    ),
  },
  {
    by: 'mid-sentence',
    ask: 'enrolled nurses, aged care, Perth or Melbourne or Brisbane... Actually leave Perth out, they have their own agency there',
    fits: all(trade('enrolled nurse'), skill('Aged care'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'account manager',
    ask: 'client sits in Nottingham but will take warehouse managers from anywhere in the UK, so long as they have DHL behind them and have moved on since',
    fits: all(trade('warehouse manager'), country('United Kingdom'), formerly('DHL')),
  },
  {
    by: 'account manager',
    ask: 'miner asked for financial controllers with BHP on the CV (still there is fine), consolidation, Australian or UK based',
    fits: all(
      trade('financial controller'),
      worked('BHP'),
      skill('Consolidation'),
      country('Australia', 'United Kingdom'),
    ),
  },
  {
    by: 'branch manager',
    ask: 'How many HGV drivers do we have in Greater Manchester?',
    fits: all(trade('truck driver'), region('Greater Manchester')),
  },
  { by: 'branch manager', ask: 'Who in Perth speaks Hindi?', fits: all(city('Perth'), speaks('Hindi')) },
  {
    by: 'branch manager',
    ask: 'Which of our BDMs and account execs in the UK ask for less than 130k?',
    fits: all(trade('sales'), country('United Kingdom'), payUpTo(129_999, 'GBP')),
  },
  {
    by: 'night desk',
    ask: 'nurses brisban or melborne, can start tomoro',
    fits: all(trade('nurse'), city('Brisbane', 'Melbourne'), noticeUpTo(0)),
  },
  {
    by: 'night desk',
    ask: 'physios at st vincents or royal melbourne hosp, aus',
    fits: all(trade('physio'), at('Royal Melbourne Hospital', 'St Vincent’s Hospital'), country('Australia')),
  },
  {
    by: 'night desk',
    ask: 'truck drivers UK ok w night shifts',
    fits: all(trade('truck driver'), country('United Kingdom')),
    unknowable: true,
  },
  { by: 'night desk', ask: 'dental hygenists brisbane / perth', fits: nobody },
  {
    by: 'graduate',
    ask: 'I think the client said iOS engineers who know Swift, with between 3 and 7 years of experience, in Europe',
    fits: all(trade('ios'), skill('Swift'), ({ years }) => years >= 3 && years <= 7, country(...EUROPE)),
  },
];
