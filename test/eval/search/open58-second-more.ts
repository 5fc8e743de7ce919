import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  level,
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

/** Searches of fourteen imagined writers over the second people, each with a way of asking of its own. */
export const SECOND_OPEN_FORTY_EIGHTH_MORE: readonly Query<Second>[] = [
  {
    by: 'telegram',
    ask: 'Midwives. AHPRA. Vic, NSW, Qld. 4wks tops.',
    fits: both(
      trade('midwife'),
      ticket('AHPRA registration'),
      region('Victoria', 'New South Wales', 'Queensland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'long mails',
    ask: 'Morning. The council is looking for social workers once more. Safeguarding is essential, they should already be in the United Kingdom or Ireland, and the council cannot act as a sponsor, so please spare me those who need one. Fenella',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      country('United Kingdom', 'Ireland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'slack',
    ask: 'CSMs who’d relocate? 5+ yrs',
    fits: both(trade('customer success'), relocates, yearsAtLeast(5)),
  },
  {
    by: 'slack',
    ask: 'any TA ppl or rec consultants somebody’s called in the past two months?',
    fits: both(trade('recruiter'), calledWithin(61)),
  },
  {
    by: 'boolean',
    ask: '("solutions architect" OR "cloud architect") AND AWS AND (NAB OR DBS OR "Deutsche Bank")',
    fits: both(trade('solutions architect'), skill('AWS'), worked('NAB', 'DBS', 'Deutsche Bank')),
  },
  {
    by: 'from Gdańsk',
    ask: 'I need welder or boilermaker with white card which we did not call in last two months',
    fits: both(trade('boilermaker'), ticket('White Card'), notCalledFor(61)),
  },
  {
    by: 'from Gdańsk',
    ask: 'Procurement manager, who was before in Rio Tinto or Glencore',
    fits: both(trade('procurement'), formerly('Rio Tinto', 'Glencore')),
  },
  {
    by: 'from Gdańsk',
    ask: 'Which from our forklift drivers have LF licence and can come in one week or less?',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
  },
  {
    by: 'Hamburg desk',
    ask: 'SAP consultants who work remote, module MM, regardless which country',
    fits: both(trade('sap consultant'), skill('SAP MM'), remote),
  },
  {
    by: 'dictation',
    ask: 'show me architects, the building kind not the cloud kind, who know Revit and are mid-level or senior',
    fits: both(trade('building architect'), skill('Revit'), level('mid', 'senior')),
  },
  {
    by: 'mid-sentence',
    ask: 'theatre nurses in Dublin or Cork, no, anywhere in Ireland, the UK or Germany, who scrub',
    fits: both(trade('theatre nurse'), skill('Scrub'), country('Ireland', 'United Kingdom', 'Germany')),
  },
  {
    by: 'mid-sentence',
    ask: 'mental health nurses on two weeks’ notice or less, sorry, four weeks is OK too, but they must hold AHPRA',
    fits: both(trade('mental health nurse'), noticeUpTo(28), ticket('AHPRA registration')),
  },
  {
    by: 'lists',
    ask: '- receptionists\n- Auslan, Māori or French\n- any country',
    fits: both(trade('receptionist'), either(speaks('Auslan'), speaks('Māori'), speaks('French'))),
  },
  {
    by: 'lists',
    ask: 'GPs\nAustralia or NZ\nchronic disease\nnever been called by any of us',
    fits: both(
      trade('gp'),
      country('Australia', 'New Zealand'),
      skill('Chronic disease'),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    by: 'lists',
    ask: 'want: financial planners; Xplan; citizens or PRs; 5 yrs+',
    fits: both(
      trade('financial planner'),
      skill('Xplan'),
      rights('citizen', 'permanent_resident'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'account manager',
    ask: 'client’s credit controller walked out on Friday: who does collections and can start at once or within the week? UK, Ireland, Australia',
    fits: both(
      trade('credit controller'),
      skill('Collections'),
      noticeUpTo(7),
      country('United Kingdom', 'Ireland', 'Australia'),
    ),
  },
  {
    by: 'account manager',
    ask: 'OTs for home assessments, must come from Alfred Health or Charité, today or previously',
    fits: both(
      trade('occupational therapist'),
      skill('Home assessments'),
      worked('Alfred Health', 'Charité'),
    ),
  },
  {
    by: 'branch manager',
    ask: 'Which boilermakers haven’t we rung in a year?',
    fits: both(trade('boilermaker'), notCalledFor(365)),
  },
  {
    by: 'branch manager',
    ask: 'Who’s out of work at present? Scaffolders, crane operators and boilermakers only.',
    fits: both(trade('scaffolder', 'crane operator', 'boilermaker'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'branch manager',
    ask: 'Plumbers in Brisbane, Melbourne, Geelong or Sydney who have their own van?',
    fits: both(trade('plumber'), city('Brisbane', 'Melbourne', 'Geelong', 'Sydney')),
    unknowable: true,
  },
  {
    by: 'graduate',
    ask: 'Could you show me conveyancers who know PEXA and live in Australia or New Zealand?',
    fits: both(trade('conveyancer'), skill('PEXA'), country('Australia', 'New Zealand')),
  },
  {
    by: 'graduate',
    ask: 'Please could I see fitters and turners who work for BHP, Newmont or Rio Tinto now and know pumps',
    fits: both(trade('fitter'), at('BHP', 'Newmont', 'Rio Tinto'), skill('Pumps')),
  },
];
