import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
const labels = (query: string) =>
  compiled(query).facets.map(({ strength, label }) => (strength === 'must' ? label : `${strength} ${label}`));

it.each([
  [
    'Anyone in freight forwarding, customs, port ops or warehouse management who speaks Spanish?',
    ['Freight Forwarder or Customs Broker or Port Operations Manager or Warehouse Manager', 'Spanish'],
  ],
  [
    'anybody in payroll, accounts payable or credit control who speaks French',
    ['Payroll Officer or Accounts Payable Officer or Accounts Receivable Officer', 'French'],
  ],
  [
    'people working in nursing, midwifery or social work in Leeds',
    ['Nurse or Midwife or Social Worker', 'Leeds, GB'],
  ],
  [
    'candidates in marketing, PR or events who speak German',
    ['Marketing Professional or PR Manager or Event Manager', 'German'],
  ],
  [
    'candidates in HR, payroll or talent acquisition, Dublin',
    ['HR Professional or Payroll Officer or Recruiter', 'Dublin, IE'],
  ],
  [
    'anyone in interior design, graphic design and town planning?',
    ['Interior Designer or Graphic Designer or Town Planner'],
  ],
  [
    'people in sales, marketing or customer success',
    ['Sales Professional or Marketing Professional or Customer Success Manager'],
  ],
])('whoever does one of several kinds of work is found, and it is told: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
  expect(compiled(query).notes.map(({ code }) => code)).toContain('read_as');
});

it.each([
  ['people in mining, oil and gas or aviation', ['Mining or Oil and Gas Sector or Aviation']],
  ['people in software, banking or insurance', ['Technology or Banking or Insurance']],
  ['anyone in AWS, Azure or GCP', ['AWS or Azure or GCP']],
  ['people in Leeds, York or Hull', ['Leeds, GB or York, GB or Hull, GB']],
])('fields of business, tools and towns stay what they are: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
});

it.each([
  [
    'Salesforce folks or QA testers that had four or more employers in the last five years',
    ['Salesforce of 1', 'QA Engineer of 1', 'changes employers often'],
  ],
  ['SAP folks or data analysts in Leeds', ['SAP of 1', 'Data Analyst of 1', 'Leeds, GB']],
  ['Salesforce folk, QA testers or data analysts', ['Salesforce of 1', 'QA Engineer or Data Analyst of 1']],
  ['Canva people or UX designers', ['Canva of 1', 'Canva of 1', 'UX Designer of 1']],
  ['Salesforce people in Leeds', ['Salesforce of 1', 'Salesforce of 1', 'Leeds, GB']],
])('people of a tool are one kind among trades, of which one will do: %s', (query, asked) => {
  const { facets, notes } = compiled(query);
  expect(facets.map(({ label, either }) => (either === null ? label : `${label} of ${either}`))).toEqual(
    asked,
  );
  expect(notes.map(({ code }) => code)).not.toContain('or_not_used');
});
