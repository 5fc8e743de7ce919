import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
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
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_NINETIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'pharmacy, Joondalup',
    ask: 'pharmacists WA or Qld',
    fits: all(trade('pharmacist'), region('Western Australia', 'Queensland')),
  },
  {
    by: 'kitchens abroad',
    ask: 'Which of our chefs in Europe, UK included, are willing to relocate?',
    fits: all(trade('chef'), country(...EUROPE), relocates),
  },
  {
    by: 'blue team',
    ask: 'SOC / cyber security analysts, 9 yrs plus, must not need sponsorship',
    fits: all(trade('security'), yearsAtLeast(9), not(rights('requires_sponsorship'))),
  },
  {
    by: 'employment law',
    ask: 'client writes: “We are after an employment lawyer, living in Australia already, for a permanent position. Salary expectation AUD 150,000 at the very most.”',
    fits: all(trade('employment lawyer'), country('Australia'), not(contractor), payUpTo(150_000, 'AUD')),
  },
  {
    by: 'haulage, Doncaster',
    ask: 'hgv drivers uk, dhl or linfox, there now or in the past',
    fits: all(trade('truck driver'), country('United Kingdom'), worked('DHL', 'Linfox')),
  },
  {
    by: 'rehab clinics',
    ask: 'physios in NSW or Victoria, happy to do Saturdays',
    unknowable: true,
    fits: all(trade('physio'), region('New South Wales', 'Victoria')),
  },
  {
    by: 'streaming platforms',
    ask: 'Either Java people with Kafka or Go people with Kubernetes. Netherlands, Sweden, Germany or UK. Nobody who is at Amazon today.',
    fits: all(
      any(skill('Java', 'Kafka'), all(trade('go'), skill('Kubernetes'))),
      country('Netherlands', 'Sweden', 'Germany', 'United Kingdom'),
      not(at('Amazon')),
    ),
  },
  {
    by: 'credit, Canary Wharf',
    ask: 'credit risk analysts that left HSBC or Barclays and sit at Westpac or ANZ these days',
    fits: all(trade('risk'), formerly('HSBC', 'Barclays'), at('Westpac', 'ANZ')),
  },
  {
    by: 'people function',
    ask: 'HRBPs + HR managers, head level, any country except Aus and NZ',
    fits: all(trade('hr'), level('head'), not(country('Australia', 'New Zealand'))),
  },
  {
    by: 'front end contracting',
    ask: 'react AND typescript contractors, us or uk',
    fits: all(skill('React', 'TypeScript'), contractor, country('United States', 'United Kingdom')),
  },
  {
    by: 'main contractors',
    ask: 'construction PMs who are at Lendlease or Multiplex and have been there since 2021 or before, Procore a must',
    fits: all(
      trade('construction project manager'),
      at('Lendlease', 'Multiplex'),
      ({ since }) => since <= 2021,
      skill('Procore'),
    ),
  },
  {
    by: 'design, euro desk',
    ask: 'UX or product designers in Germany, Austria, the Netherlands asking between 90 and 130k EUR',
    fits: all(
      trade('ux designer'),
      country('Germany', 'Austria', 'Netherlands'),
      payBetween(90_000, 130_000, 'EUR'),
    ),
  },
  {
    by: 'finance leadership',
    ask: 'managment accountants with CIMA, or financial controllers with consolidation; all of them in Australia, the UK or the US and on four weeks’ notice max, no contractors',
    fits: all(
      any(
        all(trade('management accountant'), skill('CIMA')),
        all(trade('financial controller'), skill('Consolidation')),
      ),
      country('Australia', 'United Kingdom', 'United States'),
      noticeUpTo(28),
      not(contractor),
    ),
  },
  {
    by: 'nursing, visa file',
    ask: 'do we have nurses of any sort in Australia on a working holiday visa?',
    fits: all(trade('nurse'), country('Australia'), rights('visa_holder')),
  },
  {
    by: 'mid-tier tax and audit',
    ask: 'everyone in audit or tax across Aus & NZ except those sitting in a Big 4 right now',
    fits: all(trade('auditor', 'tax'), country('Australia', 'New Zealand'), not(at(...group('big 4')))),
  },
  {
    by: 'AI hiring',
    ask: 'hey can you pull data scientists / ML engineers who speak French, Spanish, Mandarin or Hindi, location doesn’t matter',
    fits: all(
      trade('data scientist'),
      any(speaks('French'), speaks('Spanish'), speaks('Mandarin'), speaks('Hindi')),
    ),
  },
];
