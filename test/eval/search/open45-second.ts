import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
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

const EUROPEAN = country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const inIndustry =
  (name: string) =>
  ({ industry }: Second): boolean =>
    industry === name;

/** Searches of the same sixteen over the second people. */
export const SECOND_OPEN_THIRTY_FIFTH: readonly Query<Second>[] = [
  {
    by: 'chicago',
    ask: '("solutions architect" OR "cloud architect") AND (Boston OR Austin OR Singapore)',
    fits: both(trade('solutions architect'), city('Boston', 'Austin', 'Singapore')),
  },
  {
    by: 'chicago',
    ask: '(SDET OR "QA engineer" OR "test analyst") AND Cypress AND NOT contract',
    fits: both(trade('tester'), skill('Cypress'), not(contractor)),
  },
  {
    by: 'cardiff',
    ask: 'Who’ve we got by way of social workers, in the UK or Ireland, or willing to up sticks and relocate?',
    fits: both(trade('social worker'), either(country('United Kingdom', 'Ireland'), relocates)),
  },
  {
    by: 'cardiff',
    ask: 'scaffolders with a White Card we haven’t rung in six months, poor dabs',
    fits: both(trade('scaffolder'), ticket('White Card'), notCalledFor(183)),
  },
  {
    by: 'nairobi',
    ask: 'We kindly request general practitioners with ten years of experience or more. The country of residence is immaterial.',
    fits: both(trade('gp'), yearsAtLeast(10)),
  },
  {
    by: 'nairobi',
    ask: 'Regulatory affairs managers or clinical research associates in Switzerland, Germany or the United Kingdom, please, none of them in need of sponsorship.',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      country('Switzerland', 'Germany', 'United Kingdom'),
      noSponsorship,
    ),
  },
  {
    by: 'warsaw',
    ask: 'SAP MM consultant who has also S/4HANA, not junior, country has no meaning for this client',
    fits: both(trade('sap consultant'), skill('SAP MM', 'SAP S/4HANA'), not(level('junior'))),
  },
  {
    by: 'warsaw',
    ask: 'mechanical or structural engineer in Germany, Austria, Ireland or UK, minimal 5 years, notice maximal 4 weeks',
    fits: both(
      trade('mechanical engineer', 'structural engineer'),
      country('Germany', 'Austria', 'Ireland', 'United Kingdom'),
      yearsAtLeast(5),
      noticeUpTo(28),
    ),
  },
  {
    by: 'sao paulo',
    ask: 'customer success managers and salesforce people (admin or developer) with one of these languages: mandarin, german, french, italian. any country is good',
    fits: both(
      trade('customer success', 'salesforce'),
      either(speaks('Mandarin'), speaks('German'), speaks('French'), speaks('Italian')),
    ),
  },
  {
    by: 'sao paulo',
    ask: 'Data analysts that know SQL and are not junior',
    fits: both(trade('data analyst'), skill('SQL'), not(level('junior'))),
  },
  {
    by: 'tokyo',
    ask: 'Would you kindly search for actuaries or underwriters residing in Singapore, Australia or New Zealand?',
    fits: both(trade('actuary', 'underwriter'), country('Singapore', 'Australia', 'New Zealand')),
  },
  {
    by: 'tokyo',
    ask: 'I have been asked for compliance officers or AML analysts whom nobody of us has telephoned within the last three months, if you would be so kind.',
    fits: both(trade('compliance'), notCalledFor(91)),
  },
  {
    by: 'hobart',
    ask: 'crane operators or scaffolders with a white card who can start in a week or less doesnt matter where they are',
    fits: both(trade('crane operator', 'scaffolder'), ticket('White Card'), noticeUpTo(7)),
  },
  {
    by: 'hobart',
    ask: 'boilermakers for up in karratha so either they live in karratha already or theyre happy to relocate yeah cheers',
    fits: both(trade('boilermaker'), either(city('Karratha'), relocates)),
  },
  {
    by: 'belfast',
    ask: 'theatre nurses uk/ireland/aus, 5+ yrs',
    fits: both(trade('theatre nurse'), country('United Kingdom', 'Ireland', 'Australia'), yearsAtLeast(5)),
  },
  { by: 'belfast', ask: 'ne bookkeepers out of work atm?', fits: both(trade('bookkeeper'), outOfWork) },
  {
    by: 'norwich',
    ask: 'Forty years in this game and I’ve never known claims people so scarce. My broker in Brighton has three chairs empty and a kettle that’s never cold. Claims handlers, then, who live in the UK or Ireland or who work remotely, and nobody who’s at Aviva now, those two aren’t on speaking terms.',
    fits: both(trade('claims'), either(country('United Kingdom', 'Ireland'), remote), not(at('Aviva'))),
  },
  {
    by: 'norwich',
    ask: 'midwives one of us has been on the phone to within the last year',
    fits: both(trade('midwife'), calledWithin(365)),
  },
  {
    by: 'jersey city',
    ask: 'who do we have in boston or austin thats a structural engineer or a mechanical engineer',
    fits: both(trade('structural engineer', 'mechanical engineer'), city('Boston', 'Austin')),
  },
  {
    by: 'jersey city',
    ask: 'paralegals or conveyancers in the us uk or ireland that dont need sponsorship, sorry if thats a lot lol',
    fits: both(
      trade('paralegal', 'conveyancer'),
      country('United States', 'United Kingdom', 'Ireland'),
      noSponsorship,
    ),
  },
  {
    by: 'milan',
    ask: 'For a hotel on the lake, very beautiful: executive chefs or chefs de partie who live in Europe or are disposed to relocate, and who at present are not at Hilton.',
    fits: both(trade('chef'), either(EUROPEAN, relocates), not(at('Hilton'))),
  },
  {
    by: 'pasted ads',
    ask: 'PROCUREMENT MANAGER. Our client digs things up and is very good at it. The role: look after spend across six sites. You bring: tendering, contract negotiation, at least five years of experience, and no need of visa sponsorship. You get: a ute, a bonus and a view.',
    fits: both(
      trade('procurement'),
      skill('Tendering', 'Contract negotiation'),
      yearsAtLeast(5),
      noSponsorship,
    ),
  },
  {
    by: 'pasted ads',
    ask: 'Receptionist wanted for a busy clinic. Must live in Australia or New Zealand. Notice: two weeks at most. Previous clinic experience not needed, full training given, uniform supplied.',
    fits: both(trade('receptionist'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'utrecht',
    ask: '- recruiters\n- formerly Hays\n- permanent, not contract',
    fits: both(trade('recruiter'), formerly('Hays'), not(contractor)),
  },
  {
    by: 'utrecht',
    ask: '- forklift or reach truck operator\n- LF licence\n- max 4 weeks notice\n- nice to have: RF scanning',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(28)),
  },
  {
    by: 'montreal',
    ask: 'Underwriters in Australia... no, hold on, I’m reading the wrong brief. Claims handlers, in Australia or New Zealand, not juniors.',
    fits: both(trade('claims'), country('Australia', 'New Zealand'), not(level('junior'))),
  },
  {
    by: 'hamburg',
    ask: 'Mental health nurses and theatre nurses in New Zealand compared with those in Queensland and Victoria: let me see all of them.',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      either(country('New Zealand'), region('Queensland', 'Victoria')),
    ),
  },
  {
    by: 'hamburg',
    ask: 'Which of the fitters who work for a mining company today are on permanent and not on contract?',
    fits: both(trade('fitter'), inIndustry('mining'), not(contractor)),
  },
  {
    by: 'cape town',
    ask: 'Same thing again but with the bankers: financial planners who are at Commonwealth Bank or NAB or were at some stage, citizens or permanent residents',
    fits: both(
      trade('financial planner'),
      worked('Commonwealth Bank', 'NAB'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  { by: 'cape town', ask: 'And that same search for vets: vets in Edinburgh or Leeds', fits: nobody },
];
