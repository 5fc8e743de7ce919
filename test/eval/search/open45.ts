import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  group,
  level,
  nobody,
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
const US = country('United States');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const corporateLawyer = all(trade('lawyer'), not(trade('employment lawyer')));

/** Searches of sixteen people at sixteen desks, as they type, paste and say them. */
export const OPEN_THIRTY_FIFTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'chicago',
    ask: '(SRE OR "site reliability" OR devops) AND Kubernetes AND ("San Francisco" OR Oakland OR "New York") NOT currently at Google',
    fits: all(
      trade('devops'),
      skill('Kubernetes'),
      city('San Francisco', 'Oakland', 'New York'),
      not(at('Google')),
    ),
  },
  {
    by: 'chicago',
    ask: '(iOS OR Swift) AND SwiftUI AND USA AND permanent',
    fits: all(trade('ios'), skill('SwiftUI'), US, not(contractor)),
  },
  {
    by: 'chicago',
    ask: '"credit risk" AND SAS AND (HSBC OR Barclays) -- current employer only, I don’t want their alumni',
    fits: all(trade('risk'), skill('SAS'), at('HSBC', 'Barclays')),
  },
  {
    by: 'chicago',
    ask: 'title:("financial controller" OR "management accountant") country:(Germany OR Austria) years:>=9',
    fits: all(
      trade('financial controller', 'management accountant'),
      country('Germany', 'Austria'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'chicago',
    ask: '("sales executive" OR "account executive" OR BDM) AND (California OR "New York") AND NOT junior',
    fits: all(trade('sales'), region('California', 'New York'), not(level('junior'))),
  },
  {
    by: 'cardiff',
    ask: 'Alright, lovely little one for you: warehouse managers anywhere in Britain who’ve done DHL at some point or are still there, and nobody on a working holiday visa',
    fits: all(trade('warehouse manager'), UK, worked('DHL'), not(rights('visa_holder'))),
  },
  {
    by: 'cardiff',
    ask: 'chefs in the UK free tomorrow, I’m not fussy which city',
    fits: all(trade('chef'), UK, noticeUpTo(0)),
  },
  {
    by: 'cardiff',
    ask: 'There’s a school up the valley gone and lost its maths man mid term. We’ve nobody in Wales I know, so widen it: maths teachers in the UK, four years in a classroom or more, citizen or permanent resident. They’ll pay the petrol, bless them.',
    fits: all(trade('maths teacher'), UK, yearsAtLeast(4), settled),
  },
  {
    by: 'cardiff',
    ask: 'payroll people, UK, month’s notice tops, what’s occurring',
    fits: all(trade('payroll'), UK, noticeUpTo(31)),
  },
  {
    by: 'cardiff',
    ask: 'HGV drivers in the UK with no points on their licence',
    fits: all(trade('truck driver'), UK),
    unknowable: true,
  },
  {
    by: 'nairobi',
    ask: 'Greetings. We request site engineers conversant with AutoCAD who are willing to relocate and possess at least nine years of experience.',
    fits: all(trade('site engineer'), skill('AutoCAD'), relocates, yearsAtLeast(9)),
  },
  {
    by: 'nairobi',
    ask: 'Please assist us with pharmacists resident in Australia, New Zealand or the United Kingdom who are not in need of a sponsor.',
    fits: all(trade('pharmacist'), country('Australia', 'New Zealand', 'United Kingdom'), noSponsorship),
  },
  {
    by: 'nairobi',
    ask: 'A client of long standing, an NGO in the health sector, is seeking an IT project manager. The person should either work remotely or be ready to relocate. PRINCE2 shall be an added advantage. Juniors will not be considered.',
    fits: all(trade('it project manager'), any(remote, relocates), not(level('junior'))),
  },
  {
    by: 'nairobi',
    ask: 'Kindly furnish me with management accountants who have CIMA, whichever the country, notice of four weeks or below.',
    fits: all(trade('management accountant'), skill('CIMA'), noticeUpTo(28)),
  },
  {
    by: 'nairobi',
    ask: 'Nurses of any kind who speak French, the mission hospital is in a Francophone area.',
    fits: all(trade('nurse'), speaks('French')),
  },
  {
    by: 'warsaw',
    ask: 'I search C++ / embedded engineer, can be from Germany, Austria, Sweden or Netherlands, minimum 4 years, contract is ok and permanent is ok',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Sweden', 'Netherlands'), yearsAtLeast(4)),
  },
  {
    by: 'warsaw',
    ask: 'need frontend with React, location Berlin Munich Vienna or Zurich, only he can not be from Amazon now',
    fits: all(
      trade('frontend'),
      skill('React'),
      city('Berlin', 'Munich', 'Vienna', 'Zurich'),
      not(at('Amazon')),
    ),
  },
  {
    by: 'warsaw',
    ask: 'Give me please people which are Go developers and know Kubernetes, in Europe, without need of sponsorship',
    fits: all(trade('go'), skill('Kubernetes'), country(...EUROPE), noSponsorship),
  },
  {
    by: 'warsaw',
    ask: 'Data engineers or data scientists, Germany, Austria or Netherlands, expecting not more than 120k EUR',
    fits: all(
      trade('data engineer', 'data scientist'),
      country('Germany', 'Austria', 'Netherlands'),
      payUpTo(120_000, 'EUR'),
    ),
  },
  {
    by: 'warsaw',
    ask: 'Hello, I have 2 vacancies for Product Designer or UX Designer in Amsterdam, Stockholm and London, level senior or head. German language is plus but is not obligatory.',
    fits: all(trade('ux designer'), city('Amsterdam', 'Stockholm', 'London'), level('senior', 'head')),
  },
  {
    by: 'sao paulo',
    ask: 'Hi guys!! who we have of full stack in USA, someone that starts fast, until 2 weeks of notice',
    fits: all(trade('fullstack'), US, noticeUpTo(14)),
  },
  {
    by: 'sao paulo',
    ask: 'marketing managers that speak spanish pls :)',
    fits: all(trade('marketing manager'), speaks('Spanish')),
  },
  {
    by: 'sao paulo',
    ask: 'I am in doubt between SEO specialists and marketing managers for this client so I want to see the two, living in US, UK or Germany, 4 years of experience or more, and that are not in Unilever today',
    fits: all(
      trade('seo', 'marketing manager'),
      country('United States', 'United Kingdom', 'Germany'),
      yearsAtLeast(4),
      not(at('Unilever')),
    ),
  },
  {
    by: 'sao paulo',
    ask: 'Data scientist or data engineer with Python, can live anywhere but has to work remote',
    fits: all(trade('data scientist', 'data engineer'), skill('Python'), remote),
  },
  {
    by: 'sao paulo',
    ask: 'the role is for sales executive or account executive or BDM, in New York or San Francisco. the person cannot depend on visa sponsor. she has to want maximum 140 thousand dollars',
    fits: all(trade('sales'), city('New York', 'San Francisco'), noSponsorship, payUpTo(140_000, 'USD')),
  },
  {
    by: 'tokyo',
    ask: 'Excuse me for troubling you. Could you please look for corporate lawyers who are or were at Clifford Chance or Linklaters and who speak Mandarin, German or French? Thank you very much for your kind cooperation.',
    fits: all(
      corporateLawyer,
      worked('Clifford Chance', 'Linklaters'),
      any(speaks('Mandarin'), speaks('German'), speaks('French')),
    ),
  },
  {
    by: 'tokyo',
    ask: 'I would be grateful for executive assistants in the United Kingdom who wish for permanent employment, not for a contract.',
    fits: all(trade('executive assistant'), UK, not(contractor)),
  },
  {
    by: 'tokyo',
    ask: 'Dear colleague, thank you for the telephone call. The client has confirmed: .NET developers residing in Australia or New Zealand, with notice not longer than four weeks. Azure is desirable. Without Azure is also acceptable.',
    fits: all(trade('dotnet'), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'tokyo',
    ask: 'Business analysts in Germany or Switzerland, please. Those presently employed by Google should kindly be omitted.',
    fits: all(trade('business analyst'), country('Germany', 'Switzerland'), not(at('Google'))),
  },
  {
    by: 'tokyo',
    ask: 'physiotherapists who would agree to relocation, please',
    fits: all(trade('physio'), relocates),
  },
  {
    by: 'hobart',
    ask: 'okay so i need electricians or diesel fitters in western australia or queensland they have to be able to start in two weeks oh and no one who needs sponsoring',
    fits: all(
      trade('electrician', 'diesel fitter'),
      region('Western Australia', 'Queensland'),
      noticeUpTo(14),
      noSponsorship,
    ),
  },
  {
    by: 'hobart',
    ask: 'can you find me truck drivers in melbourne brisbane or perth but just not people who are at dhl at the moment because dhl is the client thanks',
    fits: all(trade('truck driver'), city('Melbourne', 'Brisbane', 'Perth'), not(at('DHL'))),
  },
  {
    by: 'hobart',
    ask: 'enrolled nurses or registered nurses victoria or new south wales permanent residents or citizens um yeah thats it',
    fits: all(trade('enrolled nurse', 'registered nurse'), region('Victoria', 'New South Wales'), settled),
  },
  {
    by: 'hobart',
    ask: 'hey its me again diesel fitters who used to be with rio tinto and arent there now anywhere in australia or new zealand',
    fits: all(trade('diesel fitter'), formerly('Rio Tinto'), country('Australia', 'New Zealand')),
  },
  {
    by: 'hobart',
    ask: 'accounts payable officers in australia uh looking for a hundred and twenty thousand or under',
    fits: all(trade('accounts payable'), country('Australia'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'hobart',
    ask: 'new search construction project managers with primavera in australia who have been in their job since twenty twenty three or before',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      country('Australia'),
      ({ since }) => since <= 2023,
    ),
  },
  {
    by: 'belfast',
    ask: 'fin controllers uk 9yrs+ perm pls 🙏',
    fits: all(trade('financial controller'), UK, yearsAtLeast(9), not(contractor)),
  },
  {
    by: 'belfast',
    ask: 'wud u have ne auditors in a big4 now, uk only? no jnrs',
    fits: all(trade('auditor'), at(...group('big 4')), UK, not(level('junior'))),
  },
  {
    by: 'belfast',
    ask: 'tax ppl who were at kpmg or deloitte b4, uk/aus/nz',
    fits: all(
      trade('tax'),
      formerly('KPMG', 'Deloitte'),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'belfast',
    ask: 'SOC / cyber sec analysts, immed start, any loc',
    fits: all(trade('security'), noticeUpTo(0)),
  },
  {
    by: 'belfast',
    ask: 'need java backend asap!! LDN / Amsterdam / Berlin / Stockholm, max 4wk notice, not the lads in thoughtworks theyre off limits',
    fits: all(
      trade('backend'),
      skill('Java'),
      city('London', 'Amsterdam', 'Berlin', 'Stockholm'),
      noticeUpTo(28),
      not(at('Thoughtworks')),
    ),
  },
  { by: 'belfast', ask: 'hairdressers in notts?', fits: nobody },
  {
    by: 'norwich',
    ask: 'My old guvnor used to say you never lose a client to a better CV, only to a quicker phone. Anyway. The practice in Nottingham rang. They want an employment lawyer, they’d have one from anywhere in the UK, nine years’ experience at the least.',
    fits: all(trade('employment lawyer'), UK, yearsAtLeast(9)),
  },
  {
    by: 'norwich',
    ask: 'I was at my granddaughter’s school fair and got talking to the headmistress over the tombola. She’s short of two primary teachers for September. They should be in the UK already, or abroad and willing to relocate, and she was firm about no working holiday visas.',
    fits: all(trade('primary teacher'), any(UK, relocates), not(rights('visa_holder'))),
  },
  {
    by: 'norwich',
    ask: 'Long lunch with the hospital trust. They’ve lost three from intensive care since Easter and you can imagine the mood. What they want from us is ICU nurses in the UK who don’t require sponsorship and could be there inside a month.',
    fits: all(trade('icu nurse'), UK, noSponsorship, noticeUpTo(31)),
  },
  {
    by: 'norwich',
    ask: 'We placed a chap with a firm in Manchester in 2009 and he’s retiring, bless him. They’d like another like him, a quantity surveyor, from Manchester, Bolton, Nottingham or London, with four years behind him or more.',
    fits: all(
      trade('quantity surveyor'),
      city('Manchester', 'Bolton', 'Nottingham', 'London'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'jersey city',
    ask: 'hi!! first day lol. ux designers in new york san fran or oakland?',
    fits: all(trade('ux designer'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'jersey city',
    ask: 'can i get payroll specialists in the us or australia who are citizens or permanent residents',
    fits: all(trade('payroll'), country('United States', 'Australia'), settled),
  },
  {
    by: 'jersey city',
    ask: 'my manager wants "account execs who used to be at coca cola or optus", in the us or uk. thx',
    fits: all(trade('sales'), formerly('Coca-Cola', 'Optus'), country('United States', 'United Kingdom')),
  },
  {
    by: 'jersey city',
    ask: 'ok dumb question but who are our ML engineers and data scientists that are at google or amazon rn',
    fits: all(trade('data scientist'), at('Google', 'Amazon')),
  },
  {
    by: 'jersey city',
    ask: 'product managers in the bay area with 4 yrs or more',
    fits: all(trade('product manager'), city('San Francisco', 'Oakland'), yearsAtLeast(4)),
  },
  {
    by: 'milan',
    ask: 'Dear all, following the meeting of yesterday I summarise. The company is Swiss and family-owned, the position is Financial Controller, the seat is Zurich, but they consider also who lives in Germany or in Austria. IFRS is indispensable; consolidation would be welcome, one can learn it. Experience of four years or more. They do not want contractors. I thank you and wish you a good weekend.',
    fits: all(
      trade('financial controller'),
      any(city('Zurich'), country('Germany', 'Austria')),
      skill('IFRS'),
      yearsAtLeast(4),
      not(contractor),
    ),
  },
  {
    by: 'milan',
    ask: 'We would look with pleasure at HR business partners or HR managers living in Europe who speak at least one among French, German and Spanish.',
    fits: all(trade('hr'), country(...EUROPE), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'milan',
    ask: 'For the maison: marketing managers who are at Christian Dior or have been there, and who live in Europe.',
    fits: all(trade('marketing manager'), worked('Christian Dior'), country(...EUROPE)),
  },
  {
    by: 'milan',
    ask: 'Gentile collega, may I have the cyber security analysts of Switzerland, Germany and the Netherlands, senior or head, contractors included?',
    fits: all(trade('security'), country('Switzerland', 'Germany', 'Netherlands'), level('senior', 'head')),
  },
  {
    by: 'milan',
    ask: 'Quantity surveyors who accept to relocate, from every country except the United States, because there the client has already a partner.',
    fits: all(trade('quantity surveyor'), relocates, not(US)),
  },
  {
    by: 'pasted ads',
    ask: 'RUBY DEVELOPER. About us: we’re a friendly team of forty who love dogs and good coffee. What you’ll do: own our billing platform from end to end. What you’ll need: Ruby and Rails, at least four years of experience, and a home in the UK, Germany or the Netherlands. What we offer: 28 days of leave, a pension and a bike. Apply today!',
    fits: all(
      trade('ruby'),
      skill('Ruby', 'Rails'),
      yearsAtLeast(4),
      country('United Kingdom', 'Germany', 'Netherlands'),
    ),
  },
  {
    by: 'pasted ads',
    ask: 'Job title: Warehouse Manager | Location: anywhere in Australia | Salary: up to AUD 150,000 | Hours: 38 per week | Essential: WMS | Desirable: Mandarin',
    fits: all(trade('warehouse manager'), country('Australia'), skill('WMS'), payUpTo(150_000, 'AUD')),
  },
  {
    by: 'pasted ads',
    ask: 'Our client, a leading name in health, is proud of its people and its parking. To join them as a Physiotherapist you bring musculoskeletal experience, you have been practising for four years or more and you live in Melbourne, Brisbane, Perth or Auckland. You don’t need a sponsor. In return: salary packaging, free gym, your birthday off.',
    fits: all(
      trade('physio'),
      skill('Musculoskeletal'),
      yearsAtLeast(4),
      city('Melbourne', 'Brisbane', 'Perth', 'Auckland'),
      noSponsorship,
    ),
  },
  {
    by: 'pasted ads',
    ask: 'We are hiring! Position: DevOps Engineer or Site Reliability Engineer (m/f/d). Place of work: Berlin, Munich or Vienna. Requirements: Terraform and AWS; Kubernetes is an advantage. Notice period: four weeks or less. We live diversity and look forward to all applications.',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), city('Berlin', 'Munich', 'Vienna'), noticeUpTo(28)),
  },
  {
    by: 'pasted ads',
    ask: 'Personal Assistant to the Chairman. You are discreet, quick and fond of order. You have four years of experience or more. You live in Germany, Austria, Switzerland or the Netherlands. We are a family office with a view of the park.',
    fits: all(
      trade('executive assistant'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'utrecht',
    ask: '- Role: frontend developer\n- Must: CSS\n- Nice: TypeScript\n- Where: NL, DE, AT or SE\n- No: juniors',
    fits: all(
      trade('frontend'),
      skill('CSS'),
      country('Netherlands', 'Germany', 'Austria', 'Sweden'),
      not(level('junior')),
    ),
  },
  {
    by: 'utrecht',
    ask: '• accounts payable\n• Netherlands / Germany / Austria\n• permanent\n• notice ≤ 4 weeks',
    fits: all(
      trade('accounts payable'),
      country('Netherlands', 'Germany', 'Austria'),
      not(contractor),
      noticeUpTo(28),
    ),
  },
  {
    by: 'utrecht',
    ask: 'Need:\n1) iOS developer\n2) 4+ years\n3) works remotely, or else lives in Amsterdam, Berlin or Stockholm',
    fits: all(trade('ios'), yearsAtLeast(4), any(remote, city('Amsterdam', 'Berlin', 'Stockholm'))),
  },
  {
    by: 'utrecht',
    ask: '* data engineer\n* Spark\n* contract\n* any country but the US',
    fits: all(trade('data engineer'), skill('Spark'), contractor, not(US)),
  },
  {
    by: 'utrecht',
    ask: '- tax accountants\n- currently at KPMG, PwC, EY or Deloitte\n- UK, NL or DE\n- not: needs sponsorship',
    fits: all(
      trade('tax'),
      at('KPMG', 'Deloitte', ...PWC, ...EY),
      country('United Kingdom', 'Netherlands', 'Germany'),
      noSponsorship,
    ),
  },
  {
    by: 'montreal',
    ask: 'Auditors in Munich, no wait, make that all of Germany plus Austria, four years or more',
    fits: all(trade('auditor'), country('Germany', 'Austria'), yearsAtLeast(4)),
  },
  {
    by: 'montreal',
    ask: 'I need registered nurses, sorry, ICU nurses, in the States',
    fits: all(trade('icu nurse'), US),
  },
  {
    by: 'montreal',
    ask: 'Business analysts in the UK up to £100k. Actually the client just came up, so up to £140k.',
    fits: all(trade('business analyst'), UK, payUpTo(140_000, 'GBP')),
  },
  {
    by: 'montreal',
    ask: 'salespeople in London... scratch that, they moved the territory. Melbourne or Brisbane, and not ones who are at Optus',
    fits: all(trade('sales'), city('Melbourne', 'Brisbane'), not(at('Optus'))),
  },
  {
    by: 'montreal',
    ask: 'HGV drivers in Manchester or Bolton, oh and London as well. Permanent. I told Luc contract but it’s permanent.',
    fits: all(trade('truck driver'), city('Manchester', 'Bolton', 'London'), not(contractor)),
  },
  {
    by: 'hamburg',
    ask: 'I want to see side by side whom we have in Vienna and whom in Zurich as credit risk analysts or financial controllers.',
    fits: all(trade('risk', 'financial controller'), city('Vienna', 'Zurich')),
  },
  {
    by: 'hamburg',
    ask: 'Do we have more full stack developers in Germany or in Sweden? Show me both lots.',
    fits: all(trade('fullstack'), country('Germany', 'Sweden')),
  },
  {
    by: 'hamburg',
    ask: 'Electricians at Rio Tinto versus electricians at Fortescue, Australia only please',
    fits: all(trade('electrician'), at('Rio Tinto', 'Fortescue'), country('Australia')),
  },
  {
    by: 'hamburg',
    ask: 'A candidate of mine in Berlin asks for 130k and the client finds this too much. Which embedded engineers in Germany, Austria or the Netherlands ask for less than 130k?',
    fits: all(
      trade('embedded'),
      country('Germany', 'Austria', 'Netherlands'),
      ({ pay, currency }) => currency === 'EUR' && pay < 130_000,
    ),
  },
  {
    by: 'hamburg',
    ask: 'The lady I showed them has nine years and they say it is too few. Which business analysts in Europe have more than twelve?',
    fits: all(trade('business analyst'), country(...EUROPE), ({ years }) => years > 12),
  },
  {
    by: 'cape town',
    ask: 'Same as this morning’s search only for Perth and Melbourne instead of Brisbane, so site engineers in Perth or Melbourne, four years plus',
    fits: all(trade('site engineer'), city('Perth', 'Melbourne'), yearsAtLeast(4)),
  },
  {
    by: 'cape town',
    ask: 'Right, now redo that one for the Kiwis: quantity surveyors or construction PMs in New Zealand who aren’t at Multiplex',
    fits: all(
      trade('quantity surveyor', 'construction project manager'),
      country('New Zealand'),
      not(at('Multiplex')),
    ),
  },
  {
    by: 'cape town',
    ask: 'As before but contract this time: .NET developers after contract work, UK or US',
    fits: all(trade('dotnet'), contractor, country('United Kingdom', 'United States')),
  },
  {
    by: 'cape town',
    ask: 'Last one for today, same lawyers as yesterday but lower down: corporate lawyers at junior or mid level, in Australia, the UK or the US',
    fits: all(
      corporateLawyer,
      level('junior', 'mid'),
      country('Australia', 'United Kingdom', 'United States'),
    ),
  },
];
