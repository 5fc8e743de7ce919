import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  level,
  not,
  noticeUpTo,
  PWC,
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

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of another sixteen desks, as they type, paste, dictate and say them. */
export const OPEN_FORTY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'durban',
    ask: 'Howzit, who do we have in electricians with switching or high voltage, in Oz or New Zealand?',
    fits: all(
      trade('electrician'),
      any(skill('Switching'), skill('High voltage')),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'cardiff',
    ask: 'physios in the UK, perm',
    fits: all(trade('physio'), UK, not(contractor)),
  },
  {
    by: 'oslo',
    ask: 'Hi, we are looking for Go developers located in Sweden, Germany or the Netherlands. BR Ingrid',
    fits: all(trade('go'), country('Sweden', 'Germany', 'Netherlands')),
  },
  {
    by: 'toronto',
    ask: 'Credit risk analysts at HSBC or Barclays right now, any location',
    fits: all(trade('risk'), at('HSBC', 'Barclays')),
  },
  {
    by: 'mumbai',
    ask: 'Urgent hiring!! Business Analyst – BPMN – 4 yrs & above – UK / Germany / Netherlands – immediate to 15 days joiners',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      yearsAtLeast(4),
      country('United Kingdom', 'Germany', 'Netherlands'),
      noticeUpTo(15),
    ),
  },
  {
    by: 'wellington',
    ask: 'Kia ora, after enrolled nurses with aged care, Australia or NZ, cheers',
    fits: all(trade('enrolled nurse'), skill('Aged care'), country('Australia', 'New Zealand')),
  },
  {
    by: 'dallas',
    ask: 'Need me some DevOps folks or SREs in California or New York. Y’all can skip the ones wanting a visa sponsor.',
    fits: all(trade('devops'), region('California', 'New York'), noSponsorship),
  },
  {
    by: 'belfast',
    ask: 'Right so, external auditors in England, they need to have EY or PwC on the CV somewhere, now or before, I don’t mind which.',
    fits: all(trade('auditor'), UK, worked(...EY, ...PWC)),
  },
  {
    by: 'zurich',
    ask: 'Data scientists or data engineers; Zurich, Vienna, Munich; German-speaking or French-speaking',
    fits: all(trade('data'), city('Zurich', 'Vienna', 'Munich'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'krakow',
    ask: 'Dear colleagues, please send me iOS developers who know SwiftUI and who are living in Europe.',
    fits: all(
      trade('ios'),
      skill('SwiftUI'),
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'kuala lumpur',
    ask: 'boss ask for SEO specialist, can work remote one, any country',
    fits: all(trade('seo'), remote),
  },
  {
    by: 'adelaide',
    ask: 'QSs in Sydney, Parramatta or Melbourne who can start inside a month (four weeks is fine)',
    fits: all(trade('quantity surveyor'), city('Sydney', 'Parramatta', 'Melbourne'), noticeUpTo(28)),
  },
  {
    by: 'paris',
    ask: 'I would need an executive assistant in London or Zurich or Amsterdam, not a beginner.',
    fits: all(trade('executive assistant'), city('London', 'Zurich', 'Amsterdam'), not(level('junior'))),
  },
  {
    by: 'chicago',
    ask: '("account executive" OR "sales executive" OR "business development manager") AND ("New York" OR "San Francisco" OR Oakland) AND Salesforce',
    fits: all(trade('sales'), city('New York', 'San Francisco', 'Oakland'), skill('Salesforce')),
  },
  {
    by: 'nairobi',
    ask: 'Kindly share HR business partners or HR managers who are ready to relocate and are not contractors.',
    fits: all(trade('hr'), relocates, not(contractor)),
  },
  {
    by: 'newcastle',
    ask: 'Voice memo. Aye, it’s for that school in Nottingham again. Maths teachers, Nottingham or Manchester. No hang on, they said London would do an’ all, so all three. And they have to be citizens or permanent residents.',
    fits: all(trade('maths teacher'), city('Nottingham', 'Manchester', 'London'), settled),
  },
  {
    by: 'adelaide',
    ask: 'Management accountants in Aus, up to 130k. Client’s had two from Woolworths already and won’t take another one who’s sitting there now.',
    fits: all(
      trade('management accountant'),
      country('Australia'),
      payUpTo(130_000, 'AUD'),
      not(at('Woolworths')),
    ),
  },
  {
    by: 'toronto',
    ask: 'Cyber security analysts, Splunk is a must. Either they’re in the States or they’re open to relocating.',
    fits: all(trade('security'), skill('Splunk'), any(country('United States'), relocates)),
  },
  {
    by: 'belfast',
    ask: 'Client lost his site engineer to the lads across the road on Monday. He’s after civil site engineers with nine years or more who used to be with Multiplex and have left.',
    fits: all(trade('site engineer'), yearsAtLeast(9), formerly('Multiplex')),
  },
  {
    by: 'mumbai',
    ask: 'Rails / Ruby developers, USA or UK, Redis good to have but not compulsory, no freshers or juniors',
    fits: all(trade('ruby'), country('United States', 'United Kingdom'), not(level('junior'))),
  },
];
