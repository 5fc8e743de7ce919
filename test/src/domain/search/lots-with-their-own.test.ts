import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
/** The labels of each description of which one has to hold as a whole. */
const lots = (query: string) => {
  const all = new Map<number, string[]>();
  for (const { label, either, together } of compiled(query).facets)
    if (either !== null && together !== null) all.set(together, [...(all.get(together) ?? []), label]);
  return [...all.values()].map((labels) => labels.join(' + '));
};
const ofAll = (query: string) =>
  compiled(query)
    .facets.filter(({ either }) => either === null)
    .map(({ strength, label }) => `${strength} ${label}`);

it.each([
  [
    'contractors in Europe: java devs who have used kafka, or ruby on rails people. leave out anyone at Amazon',
    ['Java + Software Engineer + Kafka', 'Ruby on Rails'],
    ['must contract', 'must Europe', 'exclude now at Amazon'],
  ],
  [
    'marketing managers that have run Google Ads, or PPC specialists with Bing',
    ['Marketing Manager + Google Ads', 'Digital Marketer + Bing'],
    [],
  ],
  ['Go devs who have used Kubernetes, or Java people', ['Go + Software Engineer + Kubernetes', 'Java'], []],
  [
    'wind techs with their GWO and also drilling or well engineers with IWCF. Ireland',
    ['Wind Turbine Technician + GWO', 'Drilling Engineer or Well Engineer + IWCF'],
    ['must Ireland'],
  ],
  [
    'electricians holding an HV ticket and also fitters who have done hydraulics',
    ['Electrician + High Voltage', 'Fitter + Hydraulics'],
    [],
  ],
  [
    'salesforce with apex or testers with cypress, remote',
    ['Salesforce + Apex', 'QA Engineer + cypress'],
    ['must remote'],
  ],
  [
    'payroll officers that know Chris21 as well as bookkeepers that know Xero, Sydney',
    ['Payroll Officer + Chris21', 'Bookkeeper + Xero'],
    ['must Sydney, AU'],
  ],
])('asks of each kind of people what a relative clause or a “with” says of it: %s', (query, each, all) => {
  expect(lots(query)).toEqual(each);
  expect(ofAll(query)).toEqual(all);
});

it.each([
  [
    'dentists in Dublin or London with implants, hygienists anywhere in Ireland',
    ['Dentist + Dublin, IE or London, GB + implants', 'Hygienist + Ireland'],
  ],
  [
    'Six Sigma people: quality managers need the black belt, production managers the green belt',
    ['Quality Manager + Six Sigma Black Belt', 'Production Manager + Six Sigma Green Belt'],
  ],
  [
    'Electricians need the 18th Edition; plumbers need Gas Safe',
    ['Electrician + 18th Edition', 'Plumber + Gas Safe'],
  ],
])('asks of each trade what is said to be its own: %s', (query, each) => {
  expect(lots(query)).toEqual(each);
});

it('takes a trade of which only the first says the field for one of that field', () => {
  expect(lots('security analysts with SIEM or engineers with Splunk')).toEqual([
    'Security Analyst + SIEM',
    'Security Engineer + Splunk',
  ]);
});

it.each([
  ['want react and typescript or vue and nuxt', ['React + TypeScript', 'Vue + Nuxt'], []],
  ['Java and Spring or Go and gRPC', ['Java + Spring', 'Go + gRPC'], []],
  [
    'developers with React and Node.js, or Python and Django in Leeds',
    ['React + Node.js', 'Python + Django'],
    ['must Software Engineer', 'must Leeds, GB'],
  ],
])('has an “and” hold closer than an “or” between tools, and tells it: %s', (query, each, all) => {
  expect(lots(query)).toEqual(each);
  expect(ofAll(query)).toEqual(all);
  expect(compiled(query).notes.map(({ code }) => code)).toContain('alternatives');
});

it('leaves a place that may be of all, and not of the last kind alone', () => {
  const query = 'welders who can do TIG or pipefitters with CSWIP in aberdeen';
  expect(lots(query)).toEqual(['Welder + TIG Welding', 'Pipe Fitter + CSWIP']);
  expect(ofAll(query)).toEqual(['must Aberdeen, GB']);
});
