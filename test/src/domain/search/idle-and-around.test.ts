import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  const said = facets.map(
    ({ kind, strength, label, either }) =>
      `${MARK[strength]}${kind === 'unsupported' ? 'told ' : ''}${label}${either === null ? '' : ` |${either}`}`,
  );
  return { said, codes: notes.map(({ code }) => code) };
};

it.each([
  ['Defence client, so citizens only: SOC analysts', ['+citizen', '+SOC Analyst']],
  ['Banking client: need a Java developer', ['+Java', '+Software Engineer']],
  ['Insurance client looking for actuaries, Zurich', ['+Actuary', '+Zürich, CH']],
  ['Public sector client - nurses, Cork', ['+Nurse', '+Cork, IE']],
  ["SOC analysts with SIEM. It's a defence client so citizens only", ['+SOC Analyst', '+SIEM', '+citizen']],
])('of what field a client is keeps nobody out, and is told: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: ['set_aside'] });
});

it.each([
  ['accountants, no banking client experience', '-Banking'],
  ['client-side project managers, Leeds', '+Client Side'],
  ['systems engineers with defence clients', '+Defence |1'],
])('a field of business that is asked for stays: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it.each([
  ['no luck so far finding a Kafka developer in Leeds', ['+Kafka', '+Software Engineer', '+Leeds, GB']],
  ['no luck so far: data engineers, Snowflake', ['+Data Engineer', '+Snowflake']],
  ['tax managers in Leeds, no luck yet with contractors', ['+Tax Manager', '+Leeds, GB']],
  ['without being picky, React developers', ['+React', '+Software Engineer']],
  ['plumbers in Hobart, no joke', ['+Plumber', '+Hobart, AU']],
  ['not to sound rude but payroll officers, Perth', ['+Payroll Officer', '+Perth, AU']],
])('a denial of every day leaves nobody out, and is told: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: ['set_aside'] });
});

it.each([
  ['developers without Java', '-Java'],
  ['nurses, no agencies', '-Agency'],
  ['payroll officers, not at Bupa', '-now at Bupa'],
  ['accountants, no contractors', '-contract'],
])('a denial of work still leaves people out: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it.each([
  ['Java or Kotlin are all one to them, developers', '+Java or Kotlin'],
  ['Sydney and Melbourne are all one to them, nurses', '+Sydney, AU or Melbourne, AU'],
  ['nurses; Leeds or Hull makes no difference to her', '+Leeds, GB or Hull, GB'],
  ['DevOps, Dublin, AWS and Azure are the same to him', '+AWS or Azure'],
])('of what is all one to somebody, one it has to be: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it('work of either kind that is all one decides nothing', () => {
  expect(read('contract or perm is all one to the client, nurses').said.at(-1)).toBe('+Nurse');
});

it.each([
  ['nurses, Sydney (greater Sydney is fine) or Hamburg', '+Sydney, AU or Hamburg, DE'],
  ['nurses in Melbourne, greater Melbourne is fine too', '+Melbourne, AU'],
  ['nurses in Manchester (greater Manchester ok)', '+Greater Manchester'],
  ['nurses in Perth (Perth metro is okay)', '+within 50 km of Perth, AU'],
  ['nurses in Munich (and surroundings are fine)', '+within 50 km of Munich, DE'],
  ['nurses, any European country', '+Europe'],
  ['nurses in the south west of England', '+South West England'],
  ['nurses in Bali', '+Denpasar, ID'],
  ['nurses, Reading or Thames Valley', '+Reading, GB or Thames Valley'],
  [
    "nurses, clinic in Lyon but they'd see people from Paris or London too",
    '+Lyon, FR or Paris, FR or London, GB',
  ],
])('a place is where it is said to be, with what lies around it: %s', (query, place) => {
  expect(read(query).said).toEqual(['+Nurse', place]);
});

it('another town that is fine is one of both', () => {
  expect(read('nurses in Brisbane, Perth is fine').said).toContain('+Brisbane, AU or Perth, AU');
});

it.each([
  ['insurance jobs (claims, underwriting), Sydney', ['+Claims Consultant or Underwriter', '+Sydney, AU']],
  ['insurance roles such as broking or underwriting', ['+Insurance Broker or Underwriter']],
  ['hospitality roles (chefs, baristas) in Hobart', ['+Chef or Barista', '+Hobart, AU']],
  ['banking jobs (credit risk, audit)', ['+Credit Risk Analyst or Auditor']],
  ['insurance jobs, Sydney', ['+Insurance', '+Sydney, AU']],
  ['Java jobs, Leeds', ['+Java', '+Leeds, GB']],
])('jobs of a field are its people, of the kinds that are named: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it.each([
  ['civil engineers with experience in Dubai', '+Dubai, AE', 'read_as'],
  ['quantity surveyors with NEC experience in Dubai or Doha', '+Dubai, AE or Doha, QA', 'read_as'],
  ['nurses in Sydney with experience in Dubai', '+told experience in Dubai', 'not_on_record'],
  ['nurses with prior experience in Dubai', '+told prior experience in Dubai', 'not_on_record'],
])(
  'experience in a place is where somebody lives where no other is named, which is told: %s',
  (query, said, code) => {
    expect(read(query).said).toContain(said);
    expect(read(query).codes).toContain(code);
  },
);

it.each([
  ['drivers in Brisbane that used to drive for Linfox', '+formerly at Linfox'],
  ["developers who were at a bank once but aren't now", '+formerly in Banking'],
  ['teachers who worked in retail before but no longer do', '+formerly in Retail Industry'],
  ['marketing managers, none of our own placements', '-placed by us'],
  ['role=Nurse | exclude_current_employer=Bupa', '-now at Bupa'],
  ['role=Nurse; excluded_locations=Leeds', '-Leeds, GB'],
  ['nurses in Manila looking at the UK', '+open to relocation to United Kingdom'],
])('where people were, whom we placed and what is refused by a field: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it.each([
  ['CFOs in London, not currently in a PLC', '+told not currently in a PLC'],
  ['CFO from a family-owned business', '+told from a family-owned business'],
  ['wind turbine technicians on the German coast', '+told on the German coast'],
])('who owns an employer and what has no end is told, and nobody is chosen by it: %s', (query, said) => {
  const { said: all, codes } = read(query);
  expect(all.filter((one) => !/London/.test(one)).slice(1)).toEqual([said]);
  expect(codes).toEqual(['not_on_record']);
});

it('controllers of machines stay a skill', () => {
  expect(read('electricians with PLC').said).toEqual(['+Electrician', '+PLC Programming']);
});

it.each([
  ['IFRS 17 people, insurers not consultancies', ['+Insurance', '-Consulting']],
  ['accountants, banks not insurers', ['+Banking', '-Insurance']],
  ['marketing managers, agency not in-house', ['+Agency', '-Client Side']],
  ['payroll officers, retailers not charities', ['+Retail Industry', '-Not for Profit']],
])('of two fields with a "not" between them the first is asked for: %s', (query, said) => {
  expect(read(query).said.slice(1)).toEqual(said);
});

it.each([
  ['no problem with contractors, nurses', '~contract'],
  ['nurses, no issue with part time', '~part time'],
  ["nurses, wouldn't say no to a Welsh speaker", '~Welsh'],
  ["wouldn't say no to a Welsh speaker: nurses", '~Welsh'],
  ['no objections to ex KPMG people, auditors', '~formerly at KPMG'],
  ['nurses outside the M25, UK', '-London, GB'],
  ["nurses from Tesla's Berlin plant", '+Berlin, DE'],
  ["nurses, Rio Tinto's Pilbara people", '+now at Rio Tinto'],
])('who would be seen as well, and where people of a house are: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it.each([
  ['teachers in Abu Dhabi with UK QTS', ['+Abu Dhabi, AE', '+told UK', '+QTS']],
  ['nurses in Dubai with a UK driving licence', ['+Dubai, AE', '+told UK', '+Driver Licence']],
  ['nurses with UK NMC', ['+United Kingdom', '+NMC Registration']],
])('the country of a paper is no place to live in where another is named: %s', (query, said) => {
  expect(read(query).said.slice(1)).toEqual(said);
});

it('words about the work of others stay out of a search for a clearance, a supplier or somebody free', () => {
  expect(read('nurses, government clearance').said).toEqual(['+Nurse', '+Security Clearance']);
  expect(read('buyers, automotive tier 1s').said).toEqual(['+Procurement Officer', '+Automotive']);
  expect(read('nurses in Cork, unemployed is ok').said).toEqual(['+Nurse', '+Cork, IE']);
});
