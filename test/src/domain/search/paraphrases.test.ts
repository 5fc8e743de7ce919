import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-23' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  ['front end in Berlin or else fully remote', 'must location Berlin, DE or remote'],
  ['front end in Berlin or, failing that, remote', 'must location Berlin, DE or remote'],
  ['Java, Amsterdam, senior upwards', 'must seniority senior or above'],
  ['chefs, senior+, Sydney', 'must seniority senior or above'],
  ['iOS devs somewhere in Europe', 'must location Europe'],
  ['iOS devs whom we would not have to sponsor', 'must work_rights no sponsorship needed'],
  ['nurses, client will not go over 110,000', 'must salary pay up to AUD 110,000 a year'],
  ['controllers, budget 180', 'must salary pay up to AUD 180,000 a year'],
  ['who has been at Canva longer than 4 years', 'must tenure at least 4 years in the present job'],
  ['chefs, Marriott, five years or longer with them', 'must tenure at least 5 years in the present job'],
  ['chefs who took their current job in 2022 or earlier', 'must tenure in the present job since 2022'],
  ['fitters, 4 wks notice or better', 'must availability available within 28 days'],
  [
    'Elektriker in Wien oder München, max. 4 Wochen Kündigungsfrist',
    'must availability available within 28 days',
  ],
  ['senior MERN fullstack', 'must skill MongoDB'],
  ['store managers at Coles since 2019', 'must tenure in the present job since 2019'],
  ['site supervisors, truck licence HR', 'must certification HR Licence'],
  ['marketing coordinators, uni grads', 'must education degree'],
  ['warehouse or logistics managers', 'must role Warehouse Manager or Logistics Manager'],
  ['nurses or ward managers', 'must role Nurse or Nurse Manager'],
  ['sparkies who can kick off next week', 'must availability available by 2026-11-30'],
  ["Java people whose notice period doesn't exceed a month", 'must availability available within 30 days'],
  ['accounts payable, SAP, 4 weeks, Perth', 'must availability available within 28 days'],
  ['aged care nurses within 20k of Geelong', 'must location within 20 km of Geelong, AU'],
  ['salaries under 100: accountants', 'must salary pay up to AUD 100,000 a year'],
  ['RNs, no visas', 'must work_rights citizen or permanent resident'],
  ["ruby devs who don't need visa support", 'must work_rights no sponsorship needed'],
  [
    "Go developers who've stuck around more than 3 years where they are",
    'must tenure at least 3 years in the present job',
  ],
  ["sales managers who haven't moved jobs since 2020", 'must tenure in the present job since 2020'],
  ['account execs, sub £80k', 'must salary pay up to GBP 80,000 a year'],
  ['IT support with less than two years behind them', 'must years_experience under 2 years of experience'],
  ['backend engineers (Go, Rust, or both)', 'must skill Go or Rust'],
  ['SAP consultants, S/4', 'must skill SAP S/4HANA'],
  ['Hi team, after a chef with at least a year', 'must years_experience 1+ years of experience'],
  ['auditors who could begin in December', 'must availability available by 2026-12-01'],
  ['finance managers on 120 to 140', 'must salary pay AUD 120,000 to 140,000 a year'],
  ['comptable, anglais courant, Genève, moins de 100k CHF', 'must salary pay up to CHF 100,000 a year'],
  ['Suche Koch in Berlin, mindestens fünf Jahre', 'must years_experience 5+ years of experience'],
  ['sr pm with ERP', 'must role Project Manager'],
  ['senior people only: procurement', 'must seniority senior'],
  ['sparkies HV', 'must skill High Voltage'],
  ['PMs whose visa we’d have to sponsor', 'must work_rights needs sponsorship'],
  ["more than a month's notice is a no: FCs", 'must availability available within 30 days'],
  ['accountants asking 90 or less', 'must salary pay up to AUD 90,000 a year'],
  ["teachers who'd up sticks for Perth", 'must location open to relocation to Perth, AU'],
  ['permies: Java, Melbourne', 'must work_type permanent'],
  ['sparkies at mines', 'must industry Mining'],
  ['EA to CEO, up to 110 incl super', 'must salary pay up to AUD 110,000 a year'],
  ['SAP FI/CO with German', 'must skill SAP FICO'],
  ['BAs, insurance or super fund', 'must industry Insurance or Asset Management'],
  ['nurses: no agency, ICU or ED', 'must skill ICU'],
  ['nurses: no agency, ICU or ED', 'must role Nurse'],
  ["I'd love a Go engineer at Atlassian", 'must skill Go'],
  ['nurses with 5 or 6 yrs', 'must years_experience 5-6 years of experience'],
  ['truck drivers with an MC', 'must certification MC Licence'],
  ['HR business partners, Sydney, two weeks tops', 'must availability available within 14 days'],
  ['PMs, Sydney or relocatable', 'must location Sydney, AU or open to relocation'],
  ['head of IT, not for profit, Melbourne', 'must industry Not for Profit'],
  ['non profit fundraisers', 'must role Fundraiser'],
  ['Python and SQL people', 'must skill SQL'],
  ['PAs, Sydney, 2 weeks or sooner', 'must availability available within 14 days'],
  ['EAs in Geneva', 'must location Genève, CH'],
])('reads %j in the words of the readers', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['head of product, not on a contract', 'exclude work_type contract'],
  ['Java developers, nobody on a contract', 'exclude work_type contract'],
  [
    'leave out anyone who is neither a citizen nor a permanent resident',
    'must work_rights citizen or permanent resident',
  ],
  ['nurses, nobody without AHPRA registration', 'must certification AHPRA Registration'],
  ['chefs, no one who does not speak German', 'must language German'],
  ['SOC analysts, no non-citizens', 'must work_rights citizen'],
  ['devs ex Google, now somewhere that is not FAANG', 'exclude employer now at faang'],
  ['quantity surveyors, none at a tier one', 'exclude employer now at tier 1 builders'],
  ["Java engineers in Sydney; they shouldn't be contractors", 'exclude work_type contract'],
  ['anyone bar contractors: data engineers', 'exclude work_type contract'],
  ['business analysts apart from those in Perth', 'exclude location Perth, AU'],
  ['no heads, no juniors: procurement', 'exclude seniority head'],
  ['warehouse staff w/out forklift licence', 'exclude certification Forklift Licence'],
  ['nurses, no not for profits', 'exclude industry Not for Profit'],
  ['nurses, ICU, any state bar Tasmania', 'exclude location Tasmania'],
  ['développeurs Python ou Go, télétravail, pas de freelance', 'exclude work_type contract'],
])('turns a negation round once in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['employment solicitors at Allens or Minters', 'must employer now at Allens or MinterEllison'],
  ['auditors, mid tier (BDO or GT)', 'must employer BDO or Grant Thornton'],
  ['auditors in a big four firm', 'must employer now at big 4'],
  ['M&A lawyers with a magic circle firm on the CV', 'must employer magic circle'],
  ['at HSBC or Barclays today, Westpac or ANZ before that', 'must employer formerly at Westpac or ANZ'],
  ['now at BDO, earlier Big 4', 'must employer formerly at big 4'],
  ['tax alumni of EY and of PwC', 'must employer formerly at PwC'],
  ['Toll or Linfox drivers (employed there now)', 'must employer now at Toll Group or Linfox'],
  ['Python people that have dropped out of FAANG', 'must employer formerly at faang'],
  ['auditors, KPMG currently, EY before', 'must employer formerly at EY'],
  [
    'nurses at Royal Melbourne Hospital or the Alfred',
    'must employer now at Royal Melbourne Hospital or Alfred Health',
  ],
  ['ex both EY and Deloitte', 'must employer formerly at Deloitte'],
  ['lawyers in-house, formerly top tier', 'must employer formerly at top tier law firms'],
  ['credit risk, not the big four', 'exclude employer big 4 banks'],
  ['auditors, not the big four', 'exclude employer big 4'],
])('reads when somebody was at a company in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['CIMA, with a retailer at present', 'current'],
  ['payroll officers employed by a telco today', 'current'],
  ['financial controllers, mining sector now or before', null],
])('reads of which time a field of business is in %j', (query, when) => {
  const field = compileQuery(query, HOME).facets.find(({ kind }) => kind === 'industry');
  expect(field?.when).toBe(when);
});

it('asks for nobody by how many are needed, or by where is all one', () => {
  const asked = ['two chefs, does not matter where they live', '3 electricians, any discipline'].map(
    (query) => compileQuery(query, HOME).facets.map(({ kind }) => kind),
  );
  expect(asked).toEqual([['role'], ['role']]);
});

it('tells that elsewhere was not asked for where somebody has only ever been at a company', () => {
  const { notes } = compileQuery('auditors who have only ever worked in the big four', HOME);
  expect(notes.map(({ code }) => code)).toContain('not_applied');
});

it('leaves what stands in quotes as it stands', () => {
  expect(read('"or else fully"')).toEqual(['must keyword "or else fully"']);
});

it.each([
  ['chefs, fine dining, not hotels', 'exclude industry Hotels'],
  ['nurses, not hospitals', 'exclude industry Hospitals'],
  ['data analysts, no supermarkets', 'exclude industry Supermarkets'],
])('leaves out in %j no more of a field than is said', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('reads no level out of a market or a shore', () => {
  expect(read('software sales, mid market')).not.toContain('must seniority mid');
});

it('asks for the companies that a colon names, wherever else in the field somebody is', () => {
  expect(read('hotel chefs: Marriott')).toEqual(['must role Chef', 'must employer Marriott']);
});

it('leaves out no place behind a dash that ends an exclusion', () => {
  expect(read('tax managers - not contracting - Sydney')).toContain('must location Sydney, AU');
});

it('asks for no licence of heads of HR', () => {
  const kinds = compileQuery('heads of HR or HR directors', HOME).facets.map(({ kind }) => kind);
  expect(kinds).not.toContain('certification');
});

it('neither asks for nor leaves out what comes second to something', () => {
  const { facets, notes } = compileQuery('devops who know Azure rather than AWS', HOME);
  expect(facets.filter(({ kind }) => kind === 'skill').map(({ label }) => label)).toEqual(['Azure']);
  expect(notes.map(({ code }) => code)).toContain('not_required');
});

it('keeps a skill behind a comma out of the alternatives before it', () => {
  expect(read('devs, C# or F#, Azure')).toContain('must skill Azure');
});

it.each([
  ['NUM, aged care, Sydney', 'Nurse Manager'],
  ['speechies in Perth', 'Speech Pathologist'],
  ['P&C advisor, Melbourne', 'HR Advisor'],
  ['rad therapist, Leeds', 'Radiation Therapist'],
  ['ward clerks in Dublin', 'Ward Admin'],
  ['GC in London', 'Legal Counsel'],
])('knows the short forms of trades in %j', (query, label) => {
  expect(read(query)).toContain(`must role ${label}`);
});

it('takes security for no certificate without its plus', () => {
  const kinds = (query: string) => compileQuery(query, HOME).facets.map(({ kind }) => kind);
  expect(kinds('citizens, security, Canberra')).not.toContain('certification');
  expect(kinds('citizens, Security+, Canberra')).toContain('certification');
});

it('keeps the trade of those who left a company and contract now', () => {
  expect(read('ex Google software engineers now contracting')).toContain('must role Software Engineer');
});

it('reads neither a trade out of an or nor a company out of a weekday nor a town out of a warehouse', () => {
  expect(read('citizens or people with ILR, Java').join()).not.toContain('role');
  expect(read('payroll from next Monday').join()).not.toContain('employer');
  expect(read('Coles/Woolies DCs').join()).not.toContain('location');
});

it.each([
  ['python devs on 6 month contracts', /availability/],
  ['site supervisors, truck licence HR', /HR Professional/],
  ['marketing coordinators, uni grads', /seniority/],
  ['designers with agency background', /skill/],
])('reads nothing in %j that is not said', (query, wrong) => {
  expect(read(query).join('\n')).not.toMatch(wrong);
});

it('tells that where somebody would work is on no record', () => {
  const { notes } = compileQuery('plumbers who live in Penrith but would work in the city', HOME);
  expect(notes.map(({ code }) => code)).toContain('not_on_record');
});

it.each([
  'developers with Java since 2015',
  'developers working with React since 2018',
  'nurses with AHPRA since 2015',
  'chefs in Melbourne since 2021',
])('tells a year since when that is of no job, and reads no time in a job: %j', (query) => {
  expect(read(query).join('\n')).not.toMatch(/tenure|keyword/);
  expect(compileQuery(query, HOME).notes.map(({ code }) => code)).toContain('not_on_record');
});

it('reads years with an employer that somebody has been with', () => {
  expect(read('developers who have been with Linfox since 2019')).toContain(
    'must tenure in the present job since 2019',
  );
});

it.each([' ', '\u00a0', ' \u200b'])('reads a long run of %j as one space, at the cost of one', (space) => {
  const long = `nurses${space.repeat(900)}Sydney`;
  const short = compileQuery('nurses Sydney', HOME);
  // What is read with the first query is no cost of this one.
  const before = process.cpuUsage();
  expect(compileQuery(long, HOME)).toEqual(short);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(4_000);
});

it.each(['engineers who never worked outside mining', 'accountants who only worked in mining'])(
  'tells of %j that nobody is left out for what else they did, and leaves out nobody of mining',
  (query) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.filter(({ strength }) => strength === 'exclude')).toEqual([]);
    expect(notes.map(({ code }) => code)).toContain('not_used');
  },
);
