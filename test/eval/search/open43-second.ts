import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
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
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const DACH = country('Germany', 'Austria', 'Switzerland');
const ANZ = country('Australia', 'New Zealand');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const inWork = ({ betweenJobs }: Second): boolean => !betweenJobs;

/** Searches of twelve desks around the world over the second people. */
export const SECOND_OPEN_THIRTY_THIRD: readonly Query<Second>[] = [
  {
    by: 'kl',
    ask: 'underwriter in SG / AU / NZ',
    fits: both(trade('underwriter'), country('Singapore', 'Australia', 'New Zealand')),
  },
  {
    by: 'one line',
    ask: 'CRAs ex CSL or Roche',
    fits: both(trade('clinical research'), formerly('CSL', 'Roche')),
  },
  {
    by: 'one line',
    ask: 'theatre nurses - contract',
    fits: both(trade('theatre nurse'), contractor),
  },
  {
    by: 'belfast',
    ask: 'welders in Dublin, Cork or the UK',
    fits: both(trade('welder'), either(city('Dublin', 'Cork'), country('United Kingdom'))),
  },
  {
    by: 'denver',
    ask: 'compliance folks in the US',
    fits: both(trade('compliance'), country('United States')),
  },
  {
    by: 'milan',
    ask: 'architects of buildings, not IT, in Victoria (AU)',
    fits: both(trade('building architect'), region('Victoria')),
  },
  {
    by: 'hyderabad',
    ask: 'SAP MM, NP 15 days max',
    fits: both(trade('sap consultant'), noticeUpTo(15)),
  },
  {
    by: 'utrecht',
    ask: 'actuaries with R, no freelancers/contractors',
    fits: both(trade('actuary'), skill('R'), not(contractor)),
  },
  {
    by: 'one line',
    ask: 'GP, Aus NZ or UK, perm',
    fits: both(trade('gp'), country('Australia', 'New Zealand', 'United Kingdom'), not(contractor)),
  },
  {
    by: 'denver',
    ask: 'QA testers w/ Cypress, no juniors',
    fits: both(trade('tester'), skill('Cypress'), not(level('junior'))),
  },
  {
    by: 'nairobi',
    ask: 'paralegals ready to relocate, kindly',
    fits: both(trade('paralegal'), relocates),
  },
  {
    by: 'kl',
    ask: 'solution architect now in Deutsche or JPMorgan',
    fits: both(trade('solutions architect'), at('Deutsche Bank', 'JPMorgan Chase')),
  },
  {
    by: 'brisbane',
    ask: 'midwives with their AHPRA',
    fits: both(trade('midwife'), ticket('AHPRA registration')),
  },
  { by: 'belfast', ask: 'receptionists at Crown', fits: both(trade('receptionist'), at('Crown Resorts')) },

  {
    by: 'belfast',
    ask: 'Have we anyone in claims that’s set up to work from the house all week? Doesn’t matter where they are.',
    fits: both(trade('claims'), remote),
  },
  {
    by: 'hyderabad',
    ask: 'Kindly share profiles of data analysts having both Power BI and SQL, min 5 yrs relevant exp, notice period should not exceed 30 days.',
    fits: both(trade('data analyst'), skill('Power BI', 'SQL'), yearsAtLeast(5), noticeUpTo(30)),
  },
  {
    by: 'denver',
    ask: 'Looking for regulatory affairs people who are with CSL or came through there, living in Australia or the US or Ireland.',
    fits: both(trade('regulatory affairs'), worked('CSL'), country('Australia', 'United States', 'Ireland')),
  },
  {
    by: 'milan',
    ask: 'I search mechanical engineers for a client near Basel: they have to live already in Switzerland, Austria or Germany. If they speak German it is better, but it is not obligatory.',
    fits: both(trade('mechanical engineer'), DACH),
  },
  {
    by: 'kl',
    ask: 'Boss asking got credit controller or not, cannot be from Coles or Kmart now, experience 4 years and up',
    fits: both(trade('credit controller'), not(at('Coles', 'Kmart')), yearsAtLeast(4)),
  },
  {
    by: 'brisbane',
    ask: 'Shutdown crew: scaffolders and boilermakers with a white card, as long as they’re not on BHP’s or CPB’s books today.',
    fits: both(trade('scaffolder', 'boilermaker'), ticket('White Card'), not(at('BHP', 'CPB Contractors'))),
  },
  {
    by: 'nairobi',
    ask: 'Please assist me with occupational therapists or social workers having not less than eight years of experience. The client is not able to sponsor.',
    fits: both(trade('occupational therapist', 'social worker'), yearsAtLeast(8), noSponsorship),
  },
  {
    by: 'utrecht',
    ask: 'Financial planners in Ireland, Germany or Austria whose wish is maximum 120k euro gross per year.',
    fits: both(trade('financial planner'), country('Ireland', 'Germany', 'Austria'), payUpTo(120_000, 'EUR')),
  },
  {
    by: 'mail chain',
    ask: 'Could somebody pull the customer success managers we have left alone for half a year or longer, plus the ones we never rang in the first place?',
    fits: both(trade('customer success'), notCalledFor(183)),
  },
  {
    by: 'client brief',
    ask: 'Structural engineers who joined their present firm in 2021 or earlier and are still there.',
    fits: both(trade('structural engineer'), ({ since }: Second) => since <= 2021, inWork),
  },
  {
    by: 'voicemail',
    ask: 'conveyancers please, living in oz or new zealand, and they mustn’t be at Slater and Gordon at the minute',
    fits: both(trade('conveyancer'), ANZ, not(at('Slater and Gordon'))),
  },
  {
    by: 'denver',
    ask: 'This one’s weird but bear with me: conveyancers who were midwives earlier on. It’s for a podcast-slash-hire thing.',
    fits: both(trade('conveyancer'), wasOnce('midwife')),
  },
  {
    by: 'utrecht',
    ask: 'Which SAP consultants sit at the moment at McKinsey, BCG or Bain?',
    fits: both(
      trade('sap consultant'),
      at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'brisbane',
    ask: 'Forkies holding an LF who can be on the floor inside a fortnight',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(14)),
  },
  {
    by: 'belfast',
    ask: 'Bookkeepers who are out of work, or else could be away from their place within the week',
    fits: both(trade('bookkeeper'), either(outOfWork, noticeUpTo(7))),
  },

  {
    by: 'client brief',
    ask: 'ROLE: Underwriter (x2). WHERE: our Sydney, Melbourne or Wellington offices, so candidates already in Australia or New Zealand. YOU HAVE: 5+ years, property risks. YOU ARE NOT: a current QBE employee, for reasons we will explain on the call. NICE: Mandarin. We offer a birthday day off and a fruit bowl.',
    fits: both(trade('underwriter'), ANZ, yearsAtLeast(5), not(at('QBE'))),
  },
  {
    by: 'mail chain',
    ask: 'FW: Re: GPs // Hi both, see below from Marta at the clinic group, she is back Monday and hopes for names by then. “We are looking for general practitioners in Australia, New Zealand, Switzerland or the UK with at least five years behind them. We can’t sponsor. Minor surgery would be lovely but we’ll train.” Can one of you run it? Jo',
    fits: both(
      trade('gp'),
      country('Australia', 'New Zealand', 'Switzerland', 'United Kingdom'),
      yearsAtLeast(5),
      noSponsorship,
    ),
  },
  {
    by: 'voicemail',
    ask: 'hiya it’s me, I’m on the train so if it cuts out sorry, right, the hotel people rang, they want a chef, they said anywhere in the UK or Ireland is grand, but not somebody who’s cooking at the Hilton now because that’s the neighbours, and not brand new, three years at it or more, okay bye bye bye',
    fits: both(trade('chef'), country('United Kingdom', 'Ireland'), not(at('Hilton')), yearsAtLeast(3)),
  },
  {
    by: 'hyderabad',
    ask: 'Hi team gm, hope all had a good weekend. Req from Frankfurt account: Salesforce developer or admin, total exp between 4 and 13 yrs, location DE / AT / CH / IE / UK, notice below 30 days, contract or permanent both ok. Pls revert by EOD.',
    fits: both(
      trade('salesforce'),
      ({ years }: Second) => years >= 4 && years <= 13,
      either(DACH, country('Ireland', 'United Kingdom')),
      noticeUpTo(29),
    ),
  },
  {
    by: 'nairobi',
    ask: 'Good afternoon, I trust you are well. Our client in the mines has asked for a procurement or category manager with ten years and above who has worked for BHP, Rio Tinto or Glencore, whether at present or in the past. Somebody open to relocation will be an added advantage. Kindly let me have the list before close of business.',
    fits: both(trade('procurement'), yearsAtLeast(10), worked('BHP', 'Rio Tinto', 'Glencore')),
  },
  {
    by: 'kl',
    ask: 'eh sorry ah late reply, was in meeting whole morning. client say they want solutions architect, AWS must have, must be staying in Singapore or Australia or NZ already, sponsorship cannot. integration bonus only lah. can check for me?',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      country('Singapore', 'Australia', 'New Zealand'),
      noSponsorship,
    ),
  },
  {
    by: 'denver',
    ask: 'So the sponsor emailed overnight, four paragraphs about their culture, I’ll spare you. Net of it: clinical research associates with GCP, in Australia, Ireland, the UK or the US, five years or more, and nobody head-level because the budget won’t stretch. Remote would be a plus.',
    fits: both(
      trade('clinical research'),
      skill('GCP'),
      country('Australia', 'Ireland', 'United Kingdom', 'United States'),
      yearsAtLeast(5),
      not(level('head')),
    ),
  },
  {
    by: 'utrecht',
    ask: 'Morning, short one from the train, coffee still too hot. For the new hospital wing they ask for architects (the building sort) or structural engineers, minimum ten years, living in Germany, Austria, Switzerland, Ireland or the UK, and please nobody who works at Arup at this moment, they are the other bidder.',
    fits: both(
      trade('building architect', 'structural engineer'),
      yearsAtLeast(10),
      either(DACH, country('Ireland', 'United Kingdom')),
      not(at('Arup')),
    ),
  },
  {
    by: 'brisbane',
    ask: 'Mate, bloke from the mine rang while I was getting the kids to school. Wants fitters or boilermakers, in Australia or over in NZ, permanent blokes not contractors, no sponsoring, and skip anyone we’ve rung in the last two weeks because Daz has already been through that lot. Pumps would be handy.',
    fits: both(trade('fitter', 'boilermaker'), ANZ, not(contractor), noSponsorship, notCalledFor(14)),
  },
  {
    by: 'milan',
    ask: 'Dear colleagues, the private clinic has confirmed me the need: mental health nurses or theatre nurses, living in Germany, Austria or Switzerland, or living elsewhere but disposed to relocate, with three years at least. Who works at the Charité in this moment must stay out, they have an agreement. Thank you and good work.',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      either(DACH, relocates),
      yearsAtLeast(3),
      not(at('Charité')),
    ),
  },
  {
    by: 'belfast',
    ask: 'Right so yer woman in the trust is desperate, she’s had two go off on the sick. Social workers or OTs, she doesn’t mind where they are in the world so long as they’re citizens or have permanent residence, they’d need to be finished up where they are in a month at the outside, and no one that’s with Auckland Council.',
    fits: both(
      trade('social worker', 'occupational therapist'),
      settled,
      noticeUpTo(31),
      not(at('Auckland Council')),
    ),
  },
  {
    by: 'client brief',
    ask: 'About the job: you will build our in-house hiring team from a blank page and enjoy it. Talent acquisition partner or recruitment consultant, past or present Michael Page, Hays or Robert Walters, and based in Australia, New Zealand, Ireland or the UK. No juniors for this one, please. LinkedIn Recruiter skills appreciated.',
    fits: both(
      trade('recruiter'),
      worked('Michael Page', 'Hays', 'Robert Walters'),
      country('Australia', 'New Zealand', 'Ireland', 'United Kingdom'),
      not(level('junior')),
    ),
  },
  {
    by: 'mail chain',
    ask: 'Hello team, following this morning’s call with the dealer group, and before the minutes go out: what they need is financial planners in Australia, and the top of the band is AUD 130,000, they won’t look at anybody asking more. Xplan is a nice extra. Notice does not matter. Regards, Priti',
    fits: both(trade('financial planner'), country('Australia'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'voicemail',
    ask: 'um yeah quick one before I go into the warehouse, can you look for forklift drivers who are at or have been at DHL or Mainfreight, no contractors, erm, and they’ve got to be somewhere other than Singapore, and if any of them has the RF scanning that’s great but don’t worry about it',
    fits: both(
      trade('forklift driver'),
      worked('DHL', 'Mainfreight'),
      not(contractor),
      not(country('Singapore')),
    ),
  },
  {
    by: 'hyderabad',
    ask: 'Dear all, one more requirement just now came, apologies for the flood today. Testers or data analysts, any one is okay, 6+ years, currently employed and not on bench, and must not be working in Microsoft or Marks & Spencer. We have talked with them within the last one year, that is important as HR wants warm candidates.',
    fits: both(
      trade('tester', 'data analyst'),
      yearsAtLeast(6),
      not(at('Microsoft', 'Marks & Spencer')),
      inWork,
      calledWithin(365),
    ),
  },
  { by: 'milan', ask: 'sommeliers in Austria or Germany', fits: nobody },
];
