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
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
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

const UK = country('United Kingdom');
const DOWN_UNDER = country('Australia', 'New Zealand');
const DACH = country('Germany', 'Austria', 'Switzerland');
const EU = country('Germany', 'Austria', 'Netherlands', 'Sweden');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const SYDNEY = ['Sydney', 'Parramatta'];
const BIG_FOUR = group('big 4');
const yearsBetween =
  (least: number, most: number) =>
  ({ years }: Facts): boolean =>
    years >= least && years <= most;

/** Searches of twelve desks in eight countries on a busy morning. */
export const OPEN_THIRTY_THIRD: readonly (Query & Asked<Facts>)[] = [
  { by: 'sligo', ask: 'chefs anywhere bar the UK', fits: all(trade('chef'), not(UK)) },
  {
    by: 'sligo',
    ask: "physios or pharmacists that'd have French or Spanish",
    fits: all(trade('physio', 'pharmacist'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'sligo',
    ask: "Is there any pharmacist on the books living in England, or one who'd pack up and move, that doesn't need us to sort sponsorship?",
    fits: all(trade('pharmacist'), any(UK, relocates), noSponsorship),
  },
  {
    by: 'sligo',
    ask: "Nurses of any stripe with Bupa now or in a past life, only I don't want the working holiday crowd",
    fits: all(trade('nurse'), worked('Bupa'), not(rights('visa_holder'))),
  },
  {
    by: 'sligo',
    ask: "Sales people so, whoever's sitting in Coca-Cola or Unilever this minute, in the UK, Holland or Germany. No one under nine years at it.",
    fits: all(
      trade('sales'),
      at('Coca-Cola', 'Unilever'),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'sligo',
    ask: "Fierce busy here so I'll keep it short, and then I won't. Carmel in the nursing home wants enrolled nurses, or registered ones, they'd need the wound care, living in Manchester, Bolton or Nottingham, and able to be in inside the month. A bit of Hindi would go down well with the residents but she won't be hung up on it.",
    fits: all(
      trade('enrolled nurse', 'registered nurse'),
      skill('Wound care'),
      city('Manchester', 'Bolton', 'Nottingham'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'sligo',
    ask: "Me again. You know the hotel group that messed us about last spring? They're back, tail between the legs. Chefs with Marriott on the CV, there now or there once, either's grand, who are in Germany or Austria already or would go, and only for permanent. If they speak German lovely, if they don't we'll live.",
    fits: all(
      trade('chef'),
      worked('Marriott'),
      any(country('Germany', 'Austria'), relocates),
      not(contractor),
    ),
  },
  {
    by: 'brisbane',
    ask: 'sparkies QLD or NSW, no juniors',
    fits: all(trade('electrician'), region('Queensland', 'New South Wales'), not(level('junior'))),
  },
  {
    by: 'brisbane',
    ask: 'heavy diesel mechanics, eastern states',
    fits: all(trade('diesel fitter'), region('Queensland', 'New South Wales', 'Victoria')),
  },
  {
    by: 'brisbane',
    ask: "truckies who'd shift house for a job",
    fits: all(trade('truck driver'), relocates),
  },
  {
    by: 'brisbane',
    ask: "Diesel fitters who've done their time at Rio and jumped ship since, somewhere in Aus or NZ",
    fits: all(trade('diesel fitter'), formerly('Rio Tinto'), DOWN_UNDER),
  },
  {
    by: 'brisbane',
    ask: "After electricians on contract in Australia or NZ, high voltage, off their current job within four weeks. Client isn't sponsoring.",
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      contractor,
      DOWN_UNDER,
      noticeUpTo(28),
      noSponsorship,
    ),
  },
  {
    by: 'brisbane',
    ask: "Mate, Shaz from the haulage mob's been onto me all arvo. She wants warehouse managers, has to be Toll or Linfox people (still there or used to be), Queensland, Victoria, NSW or WA, four years minimum, wanting no more than 150k. Citizen or PR, she won't touch backpackers again. Reckon I said Thursday so don't make a liar of me.",
    fits: all(
      trade('warehouse manager'),
      worked('Toll Group', 'Linfox'),
      country('Australia'),
      yearsAtLeast(4),
      payUpTo(150_000, 'AUD'),
      settled,
    ),
  },
  {
    by: 'brisbane',
    ask: 'site engineers sitting at John Holland',
    fits: all(trade('site engineer'), at('John Holland')),
  },
  {
    by: 'hamilton',
    ask: 'QS or construction PM, Auckland',
    fits: all(trade('quantity surveyor', 'construction project manager'), city('Auckland')),
  },
  {
    by: 'hamilton',
    ask: 'teachers in Auckland, primary, maths, whatever',
    fits: all(trade('teacher'), city('Auckland')),
  },
  {
    by: 'hamilton',
    ask: "Keen to see physios over in Aussie who'd make the move back this way, none that want over 150k",
    fits: all(trade('physio'), country('Australia'), relocates, payUpTo(150_000, 'AUD')),
  },
  {
    by: 'hamilton',
    ask: 'RNs and ENs for the rest home, Kiwi or Aussie based, been nursing four years or longer, two weeks notice or none at all',
    fits: all(trade('registered nurse', 'enrolled nurse'), DOWN_UNDER, yearsAtLeast(4), noticeUpTo(14)),
  },
  {
    by: 'hamilton',
    ask: "Kia ora Trish, flick me a list when you get a sec? Payroll people who know Chris21, or accounts payable people who know MYOB, in NZ or across the Tasman, four weeks or under, perm not contract. The FD's a bit of a character but she'll be right, she goes to 140k in either dollar.",
    fits: all(
      any(all(trade('payroll'), skill('Chris21')), all(trade('accounts payable'), skill('MYOB'))),
      DOWN_UNDER,
      noticeUpTo(28),
      not(contractor),
      any(payUpTo(140_000, 'AUD'), payUpTo(140_000, 'NZD')),
    ),
  },
  {
    by: 'hamilton',
    ask: 'Sweet as, the school board finally signed it off. Primary teachers, three years in a classroom or more, living here in NZ or in Aus, and they need to be citizens or residents already. Te reo would be a bonus, no stress if not. Chur',
    fits: all(trade('primary teacher'), yearsAtLeast(3), DOWN_UNDER, settled),
  },
  {
    by: 'chennai',
    ask: 'Spring Boot + Kafka, 8+ yrs, NP max 30 days',
    fits: all(skill('Spring Boot', 'Kafka'), yearsAtLeast(8), noticeUpTo(30)),
  },
  {
    by: 'chennai',
    ask: 'DevOps/SRE Terraform, any EU location',
    fits: all(trade('devops'), skill('Terraform'), EU),
  },
  {
    by: 'chennai',
    ask: 'Please share suitable profiles for Data Scientist / ML Engineer with PyTorch, candidate should be in US already or open for relocation, sponsorship is not possible',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      any(country('United States'), relocates),
      noSponsorship,
    ),
  },
  {
    by: 'chennai',
    ask: '.Net resource, exp 4 to 12 years, Azure is must, NP not more than 1 month, UK/Germany/Netherlands/Sweden',
    fits: all(
      trade('dotnet'),
      yearsBetween(4, 12),
      skill('Azure'),
      noticeUpTo(31),
      country('United Kingdom', 'Germany', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'chennai',
    ask: 'Hi Team, PFB the JD received from client. Role: Full Stack Developer. Mandatory: Node.js, React. Good to have: MongoDB. Exp: 4+ years. Location: UK / Netherlands / Germany / Sweden. Mode: permanent. NP: upto 4 weeks. Note: client will not process sponsorship. Pls revert with profiles by EOD.',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'React'),
      yearsAtLeast(4),
      country('United Kingdom', 'Netherlands', 'Germany', 'Sweden'),
      not(contractor),
      noticeUpTo(28),
      noSponsorship,
    ),
  },
  {
    by: 'chennai',
    ask: 'Greetings. As discussed over call, client is looking out for Python background folks, both data engineers and data scientists will do, currently working out of Germany, Switzerland, Austria or else fully remote, overall 5+ years. Profiles from Amazon (present employer) not to be considered since there is no-poach.',
    fits: all(
      trade('data engineer', 'data scientist'),
      skill('Python'),
      any(DACH, remote),
      yearsAtLeast(5),
      not(at('Amazon')),
    ),
  },
  {
    by: 'durban',
    ask: 'diesel mechanics or sparkies, any Aussie city',
    fits: all(trade('diesel fitter', 'electrician'), country('Australia')),
  },
  {
    by: 'durban',
    ask: 'HRBP / HR manager, UK or Switzerland',
    fits: all(trade('hr'), country('United Kingdom', 'Switzerland')),
  },
  {
    by: 'durban',
    ask: "Shame, the mine lost two guys this week and the manager is beside himself. Which of our electricians are with Rio Tinto or Fortescue right now and aren't juniors? I'll phone them myself now-now.",
    fits: all(trade('electrician'), at('Rio Tinto', 'Fortescue'), not(level('junior'))),
  },
  {
    by: 'durban',
    ask: 'Credit risk chaps with SAS, not with Barclays at present, and either sitting in London or happy to relocate',
    fits: all(trade('risk'), skill('SAS'), not(at('Barclays')), any(city('London'), relocates)),
  },
  {
    by: 'durban',
    ask: "Hi all, just now got off the line with the client in Perth, lekker guy. He's looking for construction project managers with Primavera, nine years or longer in the game hey, living in Aus or NZ, citizens or permanent residents. Whether they're at Lendlease, Multiplex or wherever he's not bothered. Let's get him three names by tea.",
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      yearsAtLeast(9),
      DOWN_UNDER,
      settled,
    ),
  },
  {
    by: 'singapore',
    ask: 'auditors, big 4 now, Aus or NZ side',
    fits: all(trade('auditor'), at(...BIG_FOUR), DOWN_UNDER),
  },
  {
    by: 'singapore',
    ask: 'UX designers who speak Mandarin or Hindi',
    fits: all(trade('ux designer'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'singapore',
    ask: 'Product managers who know Jira, based where also can as long as willing to relocate',
    fits: all(trade('product manager'), skill('Jira'), relocates),
  },
  {
    by: 'singapore',
    ask: 'Boss want credit risk analyst from HSBC or ANZ bank, now or last time both okay, senior or head, no contract people',
    fits: all(trade('risk'), worked('HSBC', 'ANZ'), level('senior', 'head'), not(contractor)),
  },
  {
    by: 'singapore',
    ask: 'Hi dear, client is family office so all very hush hush ah. They want corporate lawyer for M&A (not the employment law type), from Clifford Chance or Linklaters whether current or ex, minimum 4 years, living in UK or Aus or US. Mandarin good to have only, don’t filter on it. Three months notice they can accept.',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      worked('Clifford Chance', 'Linklaters'),
      yearsAtLeast(4),
      country('United Kingdom', 'Australia', 'United States'),
    ),
  },
  { by: 'stuttgart', ask: 'Embedded developers, DACH region', fits: all(trade('embedded'), DACH) },
  {
    by: 'stuttgart',
    ask: 'financial controllers with SAP, Munich / Vienna / Zurich',
    fits: all(trade('financial controller'), skill('SAP'), city('Munich', 'Vienna', 'Zurich')),
  },
  {
    by: 'stuttgart',
    ask: 'I search for C++ engineers who did work by Google or Amazon earlier but are not there anymore',
    fits: all(trade('embedded'), skill('C++'), formerly('Google', 'Amazon'), not(at('Google', 'Amazon'))),
  },
  {
    by: 'stuttgart',
    ask: 'We need IT project managers with PRINCE2 which live in Germany, Austria or Switzerland or would make a move. No freelancers please, it is a fixed employment.',
    fits: all(trade('it project manager'), skill('PRINCE2'), any(DACH, relocates), not(contractor)),
  },
  {
    by: 'stuttgart',
    ask: 'Dear colleagues, the customer has come back to us after his holidays. It goes about a UX or product designer with Figma, minimum 4 years of experience, living in Germany, Austria or the Netherlands. Salary wish until maximum 150.000 EUR. German would be nice but English is enough. Please nobody who works at Canva at the moment, they are a partner of the customer.',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      yearsAtLeast(4),
      country('Germany', 'Austria', 'Netherlands'),
      payUpTo(150_000, 'EUR'),
      not(at('Canva')),
    ),
  },
  {
    by: 'lyon',
    ask: 'data engineers in Europe but outside of UK',
    fits: all(trade('data engineer'), country(...EUROPE), not(UK)),
  },
  {
    by: 'lyon',
    ask: 'I search an assistant of direction (executive or personal assistant) based at Zurich, Amsterdam, London, Munich or Vienna, available in one month maximum. It is for a lady president who travels all the time, so the person must be solid!',
    fits: all(
      trade('executive assistant'),
      city('Zurich', 'Amsterdam', 'London', 'Munich', 'Vienna'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'lyon',
    ask: 'Have you some marketing managers speaking French or German? It is for Christian Dior so of course they must not be in post there already. The DRH calls me back at 11h and I would like to have at the least two profiles to present.',
    fits: all(trade('marketing manager'), any(speaks('French'), speaks('German')), not(at('Christian Dior'))),
  },
  {
    by: 'lyon',
    ask: 'Hello Sandra, following our point of this morning, I need a tax accountant or an auditor, it is equal for me, who comes from the Big Four (he is still there or he has left, no importance), with 5 years of experience at least, and who lives in Switzerland, Germany, Netherlands or United Kingdom or accepts to relocate. The post is permanent so no contractors. French is appreciated but not obligatory. Thank you by advance!',
    fits: all(
      trade('tax', 'auditor'),
      worked(...BIG_FOUR),
      yearsAtLeast(5),
      any(country('Switzerland', 'Germany', 'Netherlands', 'United Kingdom'), relocates),
      not(contractor),
    ),
  },
  { by: 'lyon', ask: 'SwiftUI, Paris impossible so remote only', fits: all(skill('SwiftUI'), remote) },
  {
    by: 'boston',
    ask: 'cyber folks w/ Splunk, stateside',
    fits: all(trade('security'), skill('Splunk'), country('United States')),
  },
  {
    by: 'boston',
    ask: 'Rails or Ruby people who’ve stayed put at the same shop since 2022 or before',
    fits: all(trade('ruby'), ({ since }) => since <= 2022),
  },
  {
    by: 'boston',
    ask: 'AE or BDM types in NYC or the Bay Area, looking for 160K or under, full-time perm only. The VP Sales there is a trip, ask me over lunch, but the OTE is real and they close fast so let’s not sit on it',
    fits: all(
      trade('sales'),
      city('New York', 'San Francisco', 'Oakland'),
      payUpTo(160_000, 'USD'),
      not(contractor),
    ),
  },
  {
    by: 'boston',
    ask: '(devops OR "site reliability") AND kubernetes AND (remote OR "New York" OR California)',
    fits: all(trade('devops'), skill('Kubernetes'), any(remote, city('New York'), region('California'))),
  },
  {
    by: 'boston',
    ask: 'Hey hey, quick backfill for the Oakland clinic. Registered nurses or ICU nurses, either already within 25 miles of Oakland or in New York and game to relocate. Need folks with citizenship or a green card, and I can’t wait on anybody who has to give three months. Coffee’s on me for whoever finds one!',
    fits: all(
      trade('registered nurse', 'icu nurse'),
      any(city('Oakland', 'San Francisco'), all(city('New York'), relocates)),
      settled,
      noticeUpTo(56),
    ),
  },
  {
    by: 'croydon',
    ask: 'HGV drivers who can start tomorrow',
    fits: all(trade('truck driver'), noticeUpTo(0)),
  },
  {
    by: 'croydon',
    ask: 'EN / RN / ICU Notts',
    fits: all(trade('enrolled nurse', 'registered nurse', 'icu nurse'), city('Nottingham')),
  },
  {
    by: 'croydon',
    ask: 'primary teachers UK, British citizen or ILR',
    fits: all(trade('primary teacher'), UK, settled),
  },
  {
    by: 'croydon',
    ask: 'payroll or AP for a long contract, UK wide, month’s notice tops',
    fits: all(trade('payroll', 'accounts payable'), contractor, UK, noticeUpTo(31)),
  },
  {
    by: 'croydon',
    ask: 'north west chefs and warehouse managers, anyone who could be in within four wks',
    fits: all(trade('chef', 'warehouse manager'), city('Manchester', 'Bolton'), noticeUpTo(28)),
  },
  {
    by: 'croydon',
    ask: 'morning gorgeous. ok so St Anselms have lost BOTH maths teachers (ones gone to dubai lol) so secondary maths, UK, three yrs min, no sponsorship cos their licence lapsed, and 6 weeks notice max. curriculum design ideally but beggars choosers x',
    fits: all(trade('maths teacher'), UK, yearsAtLeast(3), noSponsorship, noticeUpTo(42)),
  },
  {
    by: 'croydon',
    ask: 'fullstack, UK but not London',
    fits: all(trade('fullstack'), UK, not(city('London'))),
  },
  {
    by: 'intake',
    ask: 'JOB SPEC - Group Financial Controller\nReports to: CFO\nMust have: IFRS, consolidation\nNice to have: SAP\nBase: United Kingdom, Germany or Netherlands\nPermanent\nNotice: max 3 months\nEligibility: must not require sponsorship',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'Consolidation'),
      country('United Kingdom', 'Germany', 'Netherlands'),
      not(contractor),
      noSponsorship,
    ),
  },
  {
    by: 'intake',
    ask: '“We’d rather not have another consultant, so business analysts with BPMN who are not at Thoughtworks just now, in Australia, four years upwards, citizens or permanent residents.” That’s the lot, can you run it?',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      not(at('Thoughtworks')),
      country('Australia'),
      yearsAtLeast(4),
      settled,
    ),
  },
  {
    by: 'intake',
    ask: '---------- Forwarded message ----------\nSubject: RE: RE: Block C opening\nHi Mel, we open the unit on the 3rd, God willing. ICU nurses with ventilation, senior or head level, living in Victoria, NSW, Queensland or WA. Royal Melbourne or St Vincent’s experience (past or current) would please the director but is not a condition. Working holiday visas don’t work for us.',
    fits: all(
      trade('icu nurse'),
      skill('Ventilation'),
      level('senior', 'head'),
      country('Australia'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'intake',
    ask: 'Portal job 20817 // Quantity Surveyor x2 // Cost planning // Australia or UK // perm // 4 weeks’ notice or shorter // any level except junior',
    fits: all(
      trade('quantity surveyor'),
      skill('Cost planning'),
      country('Australia', 'United Kingdom'),
      not(contractor),
      noticeUpTo(28),
      not(level('junior')),
    ),
  },
  {
    by: 'intake',
    ask: 'pls see below & send me names: "We are replacing Dave. Dave was ex-Multiplex and that honestly worked a treat, so site engineers or QSs who were at Multiplex before and have moved on, Aus, NZ or UK, thanks heaps"',
    fits: all(
      trade('site engineer', 'quantity surveyor'),
      formerly('Multiplex'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'intake',
    ask: 'Slack from Jo in hiring: “need 2 Go people for the payments squad :pray: gRPC a must, Amsterdam / Berlin / Stockholm / Munich, mid or senior, perm. We’ve had enough of people who can’t start for three months”',
    fits: all(
      trade('go'),
      skill('Go', 'gRPC'),
      city('Amsterdam', 'Berlin', 'Stockholm', 'Munich'),
      level('mid', 'senior'),
      not(contractor),
      noticeUpTo(56),
    ),
  },
  {
    by: 'intake',
    ask: 'Brief taken 9.10am, D. Osei. Management accountants. CIMA wanted. Location: UK anywhere, also the Netherlands or Germany. Yrs: 4+. Currently NOT at Woolworths (sister company). Fee agreed at 18, invoice address to follow.',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(4),
      not(at('Woolworths')),
    ),
  },
  {
    by: 'intake',
    ask: 'tax, BDO or Grant Thornton at present',
    fits: all(trade('tax'), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'car',
    ask: 'marketing or seo people who speak spanish',
    fits: all(trade('marketing'), speaks('Spanish')),
  },
  {
    by: 'car',
    ask: 'employment lawyers in melbourne or brisbane or perth or sydney and parramatta counts as sydney and nobody whos with allens because theyre on the other side of this one and yes I know its short notice',
    fits: all(
      trade('employment lawyer'),
      city('Melbourne', 'Brisbane', 'Perth', ...SYDNEY),
      not(at('Allens')),
    ),
  },
  {
    by: 'car',
    ask: 'ok note to self um the coke job so hr people either hr manager or business partner with workday theyve got to be in australia or new zealand four years up and I think he said yes he said a hundred and sixty is the ceiling aussie or kiwi and not from coca cola obviously as in not there now',
    fits: all(
      trade('hr'),
      skill('Workday'),
      DOWN_UNDER,
      yearsAtLeast(4),
      any(payUpTo(160_000, 'AUD'), payUpTo(160_000, 'NZD')),
      not(at('Coca-Cola')),
    ),
  },
  {
    by: 'car',
    ask: 'react developers front end ones in london amsterdam or berlin sorry the kids are screaming back there in london amsterdam or berlin with typescript and not juniors',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      city('London', 'Amsterdam', 'Berlin'),
      not(level('junior')),
    ),
  },
  {
    by: 'car',
    ask: 'warehouse managers whove been at dhl or are still there now',
    fits: all(trade('warehouse manager'), worked('DHL')),
  },
  {
    by: 'car',
    ask: 'hi its me so the agency lot want an seo specialist or digital marketing specialist whos been at ogilvy its fine if they still are in the us or the uk and at least four years experience google analytics would be handy but its not a deal breaker ok bye bye',
    fits: all(trade('seo'), worked('Ogilvy'), country('United States', 'United Kingdom'), yearsAtLeast(4)),
  },
  {
    by: 'stuttgart',
    ask: 'Data scientists Germany, permanent residents or citizens',
    fits: all(trade('data scientist'), country('Germany'), settled),
  },
  { by: 'hamilton', ask: 'radiographers, Auckland', fits: nobody },
  {
    by: 'durban',
    ask: 'auditors or tax accountants who left KPMG or Deloitte in 2022 or later',
    fits: all(trade('auditor', 'tax'), leftFrom(2022, 'KPMG', 'Deloitte')),
  },
  { by: 'boston', ask: 'EAs up for relocating', fits: all(trade('executive assistant'), relocates) },
  {
    by: 'singapore',
    ask: 'tax or audit people ex PwC or ex Deloitte, now not in any big four',
    fits: all(trade('tax', 'auditor'), formerly(...PWC, 'Deloitte'), not(at(...BIG_FOUR))),
  },
  {
    by: 'brisbane',
    ask: 'Been with the same outfit more than three years, electricians or fitters, in WA or up for a move. Sick of job hoppers.',
    fits: all(
      trade('electrician', 'diesel fitter'),
      sinceYears(3),
      any(region('Western Australia'), relocates),
    ),
  },
  {
    by: 'croydon',
    ask: 'QSs within 20 miles of manchester',
    fits: all(trade('quantity surveyor'), city('Manchester', 'Bolton')),
  },
  {
    by: 'sligo',
    ask: 'pharmacists asking between 80k and 130k sterling',
    fits: all(trade('pharmacist'), payBetween(80_000, 130_000, 'GBP')),
  },
];
