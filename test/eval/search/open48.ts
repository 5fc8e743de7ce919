import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
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

/** Searches of sixteen other desks, as they type, paste, dictate and say them. */
export const OPEN_THIRTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'cardiff',
    ask: 'Pharmacists in the UK who could start inside a fortnight, if we’ve got any',
    fits: all(trade('pharmacist'), UK, noticeUpTo(14)),
  },
  {
    by: 'kalgoorlie',
    ask: 'electricians and diesel fitters that work for Fortescue at the moment',
    fits: all(trade('electrician', 'diesel fitter'), at('Fortescue')),
  },
  {
    by: 'mumbai',
    ask: 'Dear Team, kindly share profiles of DevOps Engineer / Site Reliability Engineer, contract only, work location Germany, Netherlands or Sweden. Regards, Sunil',
    fits: all(trade('devops'), contractor, country('Germany', 'Netherlands', 'Sweden')),
  },
  {
    by: 'nairobi',
    ask: 'Kindly assist with financial controllers who have SAP and are willing to relocate.',
    fits: all(trade('financial controller'), skill('SAP'), relocates),
  },
  {
    by: 'chicago',
    ask: 'Data scientists or ML engineers, California or New York, no sponsorship',
    fits: all(trade('data scientist'), region('California', 'New York'), noSponsorship),
  },
  {
    by: 'rotterdam',
    ask: 'We need tax accountants or auditors in Amsterdam, Vienna or Munich',
    fits: all(trade('tax', 'auditor'), city('Amsterdam', 'Vienna', 'Munich')),
  },
  {
    by: 'montreal',
    ask: 'UX or product designers with French or Spanish, wherever they live.',
    fits: all(trade('ux designer'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'durban',
    ask: 'Howzit, site engineers please, min 4 yrs experience, must be in Australia or the UK, thanks hey',
    fits: all(trade('site engineer'), yearsAtLeast(4), country('Australia', 'United Kingdom')),
  },
  {
    by: 'krakow',
    ask: 'Backend, Java + Kafka, located in Germany, Austria, Switzerland, Netherlands, UK or Sweden',
    fits: all(trade('backend'), skill('Java', 'Kafka'), country(...EUROPE)),
  },
  {
    by: 'belfast',
    ask: 'Looking for ICU nurses or enrolled nurses in Manchester, Bolton or Nottingham. Perm only.',
    fits: all(
      trade('icu nurse', 'enrolled nurse'),
      city('Manchester', 'Bolton', 'Nottingham'),
      not(contractor),
    ),
  },
  {
    by: 'milan',
    ask: 'Good morning, executive assistants who speak German or French, permanent contract or not is the same for us',
    fits: all(trade('executive assistant'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'hong kong',
    ask: 'Credit risk analysts. HSBC or Barclays on the CV, past or present. No juniors.',
    fits: all(trade('risk'), worked('HSBC', 'Barclays'), not(level('junior'))),
  },
  {
    by: 'birmingham',
    ask: 'Physios, UK, wanting £110k or less',
    fits: all(trade('physio'), payUpTo(110_000, 'GBP')),
  },
  {
    by: 'hamilton',
    ask: 'hi team, maths teachers in NZ or Australia, has to be residents or citizens for this school',
    fits: all(trade('maths teacher'), country('New Zealand', 'Australia'), settled),
  },
  {
    by: 'newcastle',
    ask: 'Right so I’m after warehouse managers, no hang on, not warehouse managers, that was last week, truck drivers it is, in Victoria or New South Wales, and they’ve to be able to go within four weeks.',
    fits: all(trade('truck driver'), region('Victoria', 'New South Wales'), noticeUpTo(28)),
  },
  {
    by: 'limerick',
    ask: 'Their accounts office is down two since the merger and the FD is doing the month end himself, poor man. Management accountants with CIMA then, in the UK or Australia, but not from Westpac as they’re the ones who merged with them.',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      country('United Kingdom', 'Australia'),
      not(at('Westpac')),
    ),
  },
  {
    by: 'chicago',
    ask: '("IT project manager" OR "business analyst") AND (London OR Manchester OR Nottingham OR Bolton) NOT contract',
    fits: all(
      trade('it project manager', 'business analyst'),
      city('London', 'Manchester', 'Nottingham', 'Bolton'),
      not(contractor),
    ),
  },
  {
    by: 'hong kong',
    ask: 'iOS developers: either based in London or Manchester already, or based elsewhere and open to relocation. In both cases notice of four weeks at most.',
    fits: all(trade('ios'), any(city('London', 'Manchester'), relocates), noticeUpTo(28)),
  },
  {
    by: 'kalgoorlie',
    ask: 'The bank wants its own people back out of the consultants, so for them: SOC or cyber security analysts anywhere in Australia or New Zealand who don’t need a visa sponsored and aren’t at Commonwealth Bank already.',
    fits: all(
      trade('security'),
      country('Australia', 'New Zealand'),
      noSponsorship,
      not(at('Commonwealth Bank')),
    ),
  },
  {
    by: 'montreal',
    ask: 'Sales people of any sort, account executives and BDMs included, in the United States, looking for between USD 90,000 and USD 160,000.',
    fits: all(trade('sales'), country('United States'), payBetween(90_000, 160_000, 'USD')),
  },
];
