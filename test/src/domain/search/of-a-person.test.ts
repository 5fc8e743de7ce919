import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// Many ways of saying one thing of a person, each of which is read as the same condition, with nothing left over.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26', timezone: 'Australia/Sydney' };
const read = (said: string): string[] =>
  compileQuery(said.includes('@') ? said.replace('@', 'chefs') : `chefs ${said}`, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .filter((facet, at, all) => all.indexOf(facet) === at)
    .sort();

it.each<[conditions: string, ways: string]>([
  [
    'must location open to relocation',
    'who would move for the right job | up for relocation | ready to move interstate or abroad | that could be persuaded to relocate | with no objection to moving | keen to move overseas | who will go wherever the job is | for whom relocation is an option | ready to relocate at short notice',
  ],
  [
    'must desk not open to relocation',
    "who won’t relocate | unwilling to move for work | who refuse to relocate | with no interest in relocating | who'd rather stay put | who have declined to relocate | for whom moving is not an option | who do not wish to move | non-relocatable @",
  ],
  [
    'must location open to relocation to Perth, AU',
    'who would move to Perth | who’d consider relocating to Perth for us | willing to relocate to Perth | who could be tempted to move across to Perth | who can relocate to Perth | who want to move to Perth | keen on relocating to Perth | ready to shift to Perth | relocating to Perth',
  ],
  [
    'must location Zürich, CH or open to relocation',
    'who are in Zurich or would move there | in Zurich already or else game to relocate | who either live in Zurich or are open to moving | who are Zurich-based or would relocate to Zurich | already in Zurich, or relocatable | living in Zurich or happy to relocate there | from Zurich or ready to make the move | either in Zurich or willing to relocate | in or willing to relocate to Zurich',
  ],
  [
    'must location remote',
    'work-from-home @ | WFH | who work remote | with a fully remote set-up | who want to work from home | with remote working arrangements | WFH @ | looking to work remotely | who are home workers',
  ],
  [
    'exclude location remote',
    "non-remote @ | with the remote workers taken out | who aren’t the remote kind | who do not work from home | excluding remote people | who aren't remote | @, remote ones excluded | @, nobody remote | with no home workers",
  ],
  [
    'must work_rights no sponsorship needed',
    "that we wouldn’t have to sponsor | free of any sponsorship requirement | who need no sponsorship | who aren't after sponsorship | whom nobody has to sponsor | not needing a sponsor | no-sponsorship @ | who can work here without being sponsored | for whom no sponsorship is needed",
  ],
  [
    'must work_rights needs sponsorship',
    "who need us to sponsor them | who can only work if they’re sponsored | who’d need visa sponsorship | that need sponsoring | whose visa we'd have to sponsor | dependent on sponsorship | we would need to sponsor | needing us to sponsor | asking for sponsorship",
  ],
  [
    'must work_rights permanent resident or citizen',
    'with PR or citizenship | who are permanent residents or citizens | who have at least permanent residency | with permanent residency or better | who hold PR or are citizens',
  ],
  [
    'must work_rights citizen or permanent resident',
    'who are citizens or PRs | @, citizens / perm residents | who are either citizens or permanent residents | who are citizens or hold PR | with citizenship or a green card | who are citizens or have permanent residency',
  ],
  [
    'must work_rights visa holder',
    'visa-holding @ | on a working holiday visa | on WHVs | who have a visa already | with a visa | who are visa holders | here on a partner visa | on some kind of visa | whose status is visa holder',
  ],
  [
    'must work_rights citizen',
    'who are citizens, nothing less | @, citizens only | who have citizenship | who are citizens of the country | who are full citizens | recorded as citizens | who are nationals of the country | that are citizens already | of citizen status',
  ],
  [
    'must work_rights permanent resident',
    "on PR | who are permanent residents | holding permanent residency | who have PR | who've got their PR | permanently resident | who are PRs | that have permanent residency | on a permanent visa",
  ],
  [
    'exclude work_rights visa holder',
    "excluding visa holders | @, no visa holders | who aren't on visas | minus the visa holders | who are not here on a visa",
  ],
  [
    'must availability available immediately',
    "immediately available @ | with no notice to serve | free right now | who could start today | who have no notice period | that don't need to give notice | with immediate availability | that are available this instant | who do not have a notice period",
  ],
  [
    'must availability available within 14 days',
    "who can be in the seat inside two weeks | with 14 days’ notice at most | two weeks notice max | whose notice is two weeks or less | who have two weeks of notice at the most | able to start in the next two weeks | with notice of 14 days or fewer | that can be at their desk within two weeks | not more than 14 days' notice",
  ],
  [
    'must availability available within 30 days',
    "who can start inside a month | who could join within 30 days | with a month’s notice at the very most | a month’s notice or shorter | who could be with us inside a month | who’d be free in a month or sooner | whose notice is a month or less | on one month's notice or under",
  ],
  [
    'must availability not free within 27 days',
    "with four weeks’ notice or more | on at least 28 days’ notice | who can’t start for four weeks or longer | whose notice is four weeks or longer | that won't be free for at least four weeks | who can't join for a minimum of four weeks | not free for four weeks or more | who must give four weeks' notice or more | at least four weeks away from starting",
  ],
  [
    'must availability available within 93 days | must availability not free within 83 days',
    "on three months' notice | with twelve weeks of notice to serve | who have to give 3 months notice | with three months' notice | stuck on three months notice | whose notice period is three months | locked into a 3-month notice | who must serve a notice period of three months | with 3 months to serve",
  ],
  [
    'must availability not free within 55 days',
    "on two months’ notice or more | with at least eight weeks’ notice | who can’t start for eight weeks or longer | with two months' notice or longer | whose notice is at least two months | with eight weeks notice minimum | who cannot start for at least two months",
  ],
  [
    'must last_contact contacted in the last 14 days',
    'we’ve had on the phone this past fortnight | we talked to over the past two weeks | who have had a ring from us in the last two weeks | who we rang up within the last fortnight | we had a chat with in the last two weeks | last called less than two weeks ago | called during the last two weeks | called not more than two weeks ago | with a phone call in the last fortnight',
  ],
  [
    'must last_contact not contacted for 183 days',
    "nobody has rung in six months | without a call from us for six months or more | who haven't been called in six months | no one has spoken to since six months ago | not called for at least six months | who have not had a call from us in six months | with no phone call logged for six months | that haven't been phoned in the past six months | who've not been contacted in half a year",
  ],
  [
    'must last_contact never contacted',
    "never-called @ | nobody here has ever spoken to | not yet called by anyone | we never rang | who have yet to be called | we have yet to speak to | with zero calls | who we've not spoken to at all | who have never heard from us",
  ],
  [
    'must last_contact contacted before',
    "whom we have spoken to at least once | that somebody in the office has called before | who have been called, no matter when | we've ever spoken to | called at any time | that have been called at least once | we have spoken to | somebody has rung at some point | called by one of us at some time",
  ],
  [
    'must last_contact contacted before | must last_contact not contacted for 1 years',
    'last called more than a year ago | whose last call with us is over a year old | last spoken to over a year ago | whose last call was more than a year ago | called once but not in the last year | who have been called, though not for a year | who had their last call over a year ago | that we called before but not in the past year | with a last call more than a year ago',
  ],
  [
    'must desk phone number on record',
    'with a phone number on file | we have a telephone number for | with a mobile number recorded | that have a phone number | who have given us a phone number | who left a phone number | whose phone number we know | contactable by phone | with phone numbers on record',
  ],
  [
    'exclude desk phone number on record',
    "without a phone number | we have no number for | who have no phone number | missing a mobile number | @, no phone number | who haven't given us a number | not reachable by phone | for whom we have no phone number | who don't have a phone number",
  ],
  [
    'exclude desk pay wish on record',
    "with no salary expectation on record | whose salary field is empty | whose pay expectation we don't know | who haven't told us what they want to earn | whose salary expectations are unknown | with nothing down for pay | with the salary field blank | we have no salary for | who never told us their pay expectations",
  ],
  [
    'exclude desk notice on record',
    "with no notice period recorded | whose notice period we don’t know | with no notice period on record | whose notice is not recorded | we don't have a notice period for | lacking a notice period | with nothing recorded for notice | whose notice period is blank | whose availability we don't know",
  ],
  [
    'exclude desk work rights on record',
    "whose work rights we don’t know | with nothing down for right to work | with no work rights on record | whose right to work is unknown | whose visa status we don't know | with work rights left blank | @, right to work unknown | whose work rights aren't on file | without work rights recorded",
  ],
  [
    'must desk pay wish on record',
    'with a salary expectation on record | whose pay expectations we know | who have told us what they want to earn | with salary expectations recorded | we have a salary expectation for',
  ],
  ['must desk work rights on record', 'with work rights on record | whose work rights we know'],
  ['must desk notice on record', 'whose notice period we know | with a notice period recorded'],
  [
    'exclude desk e-mail address on record',
    "without an e-mail address | whose email we don't have | we have no email for | missing an email",
  ],
  ['must language German or French', 'German- or French-speaking @ | speaking German or French'],
  [
    'must language French or German',
    'who can talk to people in either French or German | with French or German | who speak at least one of French and German | who know one of the two: French, German | with French and/or German | whose languages include French or German | French/German-speaking @ | French or German speaking @ | that speak French or, failing that, German',
  ],
  [
    'must language Spanish',
    'Spanish-speaking @ | whose Spanish is up to a client meeting | Spanish speakers | who can hold a conversation in Spanish | who can work in Spanish | with Spanish as a language | native in Spanish | who write and speak Spanish | with Spanish language skills',
  ],
  [
    'exclude language Spanish',
    "without Spanish | with no Spanish | not Spanish speakers | who can't speak Spanish",
  ],
  [
    'must language a language other than English',
    'who speak a second language | with another language besides English | that speak something other than English too | who speak more than English | bilingual ones | who speak more than one language | not limited to English | who are bilingual | with at least one foreign language',
  ],
  [
    'must salary pay up to AUD 90,000 a year',
    "asking for AUD 90k or less | with a salary ask of up to A$90k | on 90k AUD or below | who'd take AUD 90k or less | who would settle for AUD 90,000 | affordable at AUD 90k | wanting AUD 90k tops | that won't ask for more than AUD 90k | with expectations no higher than AUD 90k",
  ],
  [
    'must salary pay GBP 80,000 to 120,000 a year',
    'after £80k to £120k | in the £80,000-£120,000 bracket | who want from 80k up to 120k GBP | wanting £80-120k | with a salary expectation of £80,000 to £120,000 | in the range of 80k-120k GBP | expecting anything from £80k to £120k | hoping for £80,000 to £120,000 | with pay expectations from 80 to 120k pounds',
  ],
  [
    'must salary pay from EUR 150,000 a year',
    "who want 150k euros or more | from €150k upwards | who won’t get out of bed for less than €150k | who want more than 150k EUR | who won't work for less than €150k | not interested below €150k | that wouldn't move for under €150k | who ask for no less than €150k | asking for upwards of €150k",
  ],
  [
    'must salary pay up to USD 100,000 a year',
    "asking under 100k US dollars | who’d take a job below USD 100,000 | expecting less than US$100k | who can be had for under 100k USD | wanting below $100k USD | whose ask is under USD 100k | who'd work for less than 100k US dollars | cheaper than USD 100,000 | who cost less than USD 100k",
  ],
  [
    'must desk asks by the day | must salary pay up to GBP 78,000 a year',
    'on a day rate of £300 or less | charging up to 300 pounds a day | who’ll work for £300 per day max | at no more than GBP 300/day | whose day rate is £300 or below | who want at most £300 a day | day rate up to £300 | who charge no more than £300 daily | asking £300 p/d or less',
  ],
  [
    'must desk asks by the hour | must salary pay up to AUD 104,000 a year',
    'at A$50 an hour or less | wanting up to 50 Aussie dollars per hour | on an hourly rate not above AUD 50 | whose hourly rate is AUD 50 or less | asking no more than A$50/hr | on A$50 per hour at most | who charge up to AUD 50 an hour',
  ],
  [
    'must desk asks by the day | must salary pay EUR 65,000 to 104,000 a year',
    'with a day rate between €250 and €400 | who bill 250 to 400 euros a day | @, 250-400 EUR/day | charging €250 to €400 per day | on €250–€400 a day',
  ],
  [
    'must salary pay up to AED 240,000 a year',
    'on 20,000 dirhams a month or less | wanting AED 20k monthly at most | asking up to AED 20,000 a month | on no more than 20k dirhams monthly | who expect AED 20,000 per month or less',
  ],
  [
    'must availability between jobs',
    'unemployed @ | with no employer right now | who’ve left their last job and not started another | currently without work | who lost their job | in between jobs | with no present employer | not in employment | who are no longer employed anywhere',
  ],
  [
    'exclude availability between jobs',
    'who are not unemployed | excluding the unemployed | not between jobs',
  ],
  [
    'must location Melbourne, AU',
    'Melbourne-based @ | living down in Melbourne | with a Melbourne postcode | out of Melbourne | located in Melbourne | local to Melbourne | in Melbourne only | who have settled in Melbourne | found in Melbourne',
  ],
  [
    'must location Berlin, DE or Munich, DE',
    'in either Berlin or Munich | Berlin / Munich | living in one of these two: Berlin, Munich | in one of Berlin and Munich | Berlin or Munich based | who live in Berlin or in Munich | either based in Berlin or Munich | Berlin-based or Munich-based | whose home is Berlin or Munich',
  ],
  [
    'must location Queensland',
    'Queensland @ | anywhere in QLD | from all over Queensland | from the state of Queensland | in the whole of Queensland | in any part of Queensland | Qld based | from anywhere in Queensland | within Queensland',
  ],
  [
    'must location United Kingdom',
    'UK-based @ | living in Britain | across the United Kingdom | in the UK | within the UK | anywhere in Great Britain | who are in the UK at the moment | currently in the UK | in any part of the UK',
  ],
  [
    'exclude location London, GB',
    'non-London @ | excluding London | not in London | @, London excluded | other than in London | away from London | none in London | skip London | save London',
  ],
  [
    'must location within 50 km of Manchester, GB',
    'close to Manchester | within commuting distance of Manchester | near Manchester | in striking distance of Manchester | not far from Manchester | round about Manchester | who live close by Manchester | handy for Manchester | within travelling distance of Manchester',
  ],
  [
    'must location Bay Area',
    'Bay Area @ | in the San Francisco Bay Area | local to the Bay Area | from the Bay Area | who live in the Bay Area',
  ],
  [
    'exclude location United Kingdom',
    'outside the UK | not living in Britain | everywhere bar the UK | UK excluded | not in the UK | anywhere outside Britain | living anywhere but the UK | based outside the United Kingdom | without the ones in Britain',
  ],
  [
    'must location United Arab Emirates',
    'out in the UAE | in the Emirates | UAE-based | anywhere in the UAE',
  ],
])('reads %s in each of the ways in which it is said', (conditions, ways) => {
  for (const way of ways.split(' | '))
    expect(read(way), way).toEqual([...conditions.split(' | '), 'must role Chef'].sort());
});
