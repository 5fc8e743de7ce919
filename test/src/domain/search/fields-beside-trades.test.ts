import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const labels = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' }).facets.map(
    ({ label }) => label,
  );

it.each([
  [
    'bookkeepers, credit controllers, procurement or data analysts',
    'Bookkeeper or Accounts Receivable Officer or Procurement Professional or Data Analyst',
  ],
  ['paralegals, procurement and data analysts', 'Paralegal or Procurement Professional or Data Analyst'],
  ['marketing managers or sales', 'Marketing Manager or Sales Professional'],
  ['store managers or sales in Leeds', 'Store Manager or Sales Professional'],
  ['office managers or finance, Dublin', 'Office Manager or Finance Professional'],
])('a field among trades is said of all its people: %s', (query, trades) => {
  expect(labels(query)).toContain(trades);
});

it.each([
  ['marketing or sales managers', 'Marketing Manager or Sales Manager'],
  ['marketing managers or sales managers', 'Marketing Manager or Sales Manager'],
  ['bookkeepers, compliance or risk analysts', 'Bookkeeper or Compliance Officer or Risk Analyst'],
  ['receptionists, HR or finance managers', 'Receptionist or HR Manager or Finance Manager'],
  ['procurement or data analysts', 'Procurement Officer or Data Analyst'],
  ['civil engineers or structural', 'Civil Engineer or Structural Engineer'],
  ['project managers, IT or construction', 'IT Project Manager or Construction Project Manager'],
])('a word that tells which of a trade is meant stays with it: %s', (query, trades) => {
  expect(labels(query)).toContain(trades);
});
