import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  country,
  nobody,
  not,
  noticeUpTo,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, from the desks of five countries, pasted mails and newcomers. */
export const SECOND_OPEN_SIXTY_FIRST: readonly Query<Second>[] = [
  {
    by: 'Singapore banking',
    ask: 'Compliance officer or AML analyst who knows KYC. Singapore, Australia or UK.',
    fits: both(trade('compliance'), skill('KYC'), country('Singapore', 'Australia', 'United Kingdom')),
  },
  {
    by: 'Christchurch trades',
    ask: 'Scaffolders and crane operators with a White Card who can start immediately',
    fits: both(trade('scaffolder', 'crane operator'), ticket('White Card'), noticeUpTo(0)),
  },
  {
    by: 'Hamilton trades',
    ask: 'plumbers that haven’t been called in the last 3 months',
    fits: both(trade('plumber'), notCalledFor(92)),
  },
  {
    by: 'Utrecht care',
    ask: 'which theatre nurses did we call in the past four weeks?',
    fits: both(trade('theatre nurse'), calledWithin(28)),
  },
  {
    by: 'hiring manager, engineering',
    ask: 'Morning! Two vacancies for structural engineers, Revit needed for both. People with Arup, WSP or Aurecon on the CV, present or past, but nobody who is with Beca today, they’re our partner on the job. Cheers, Rob',
    fits: both(
      trade('structural engineer'),
      skill('Revit'),
      worked('Arup', 'WSP', 'Aurecon'),
      not(at('Beca')),
    ),
  },
  {
    by: 'Munich insurance',
    ask: 'Claims handlers who used to be conveyancers',
    fits: both(trade('claims'), wasOnce('conveyancer')),
  },
  {
    by: 'client’s ATS',
    ask: 'job: Customer Success Manager | country: Ireland, United Kingdom, Australia, Germany | notice: up to 4 weeks',
    fits: both(
      trade('customer success'),
      country('Ireland', 'United Kingdom', 'Australia', 'Germany'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'Frankfurt SAP',
    ask: 'SAP consultants who either speak German or live in Germany, Austria or Switzerland',
    fits: both(
      trade('sap consultant'),
      either(speaks('German'), country('Germany', 'Austria', 'Switzerland')),
    ),
  },
  {
    by: 'newcomer, office support',
    ask: 'receptionist melbourne geelong brisbane or sydney',
    fits: both(trade('receptionist'), city('Melbourne', 'Geelong', 'Brisbane', 'Sydney')),
  },
  {
    by: 'Strasbourg life sciences',
    ask: 'CRAs w/ site monitoring, 5 yrs +, in Switzerland, Ireland, Germany or the States',
    fits: both(
      trade('clinical research'),
      skill('Site monitoring'),
      yearsAtLeast(5),
      country('Switzerland', 'Ireland', 'Germany', 'United States'),
    ),
  },
  {
    by: 'Wellington hospitals',
    ask: 'Anaesthetist, Christchurch or Wellington, permanent',
    fits: nobody,
  },
];
