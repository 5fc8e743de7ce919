import { describe, expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const own = identityOf({
  candidate: { name: 'Tamsin Hale', experience: [{ title: 'Engineer', employer: 'Brightwater Ltd' }] },
});

describe('a maker of what many work with', () => {
  it.each([
    ['Worked at Xero before. Joined Xero in 2019.', 'Worked at a company before. Joined a company in 2019.'],
    ['Worked at Oracle.', 'Worked at a company.'],
    ['Joined Salesforce in 2020.', 'Joined a company in 2020.'],
    ['Six years at Figma, then Shopify.', 'Six years at a company, then a company.'],
    ['Left Xero for Zendesk in 2020.', 'Left a company for a company in 2020.'],
    ['At Canva as an engineer.', 'At a company as an engineer.'],
    ['Hired by HubSpot out of university.', 'Hired by a company out of university.'],
    ['Came from Datadog.', 'Came from a company.'],
    ['Joined Cerner’s support desk.', 'Joined a company’s support desk.'],
    ['Poached from Canva by Procore.', 'Poached from a company by a company.'],
  ])('goes where somebody was, though no record has it: %s', (text, left) => {
    expect(scrub(text, own).text).toBe(left);
  });

  it('is marked where it may be a change of tools as well', () => {
    expect(uncertainIn('Moved to Xero in 2019.', own, 'anonymous').map(({ text }) => text)).toEqual(['Xero']);
  });

  it.each([
    'Worked with Salesforce at scale.',
    'In Figma daily.',
    'Strong at Excel as well as Power BI.',
    'Worked for clients on Shopify.',
    'Worked on Shopify and Magento stores.',
    'The firm moved to Salesforce last year.',
    'Came to Python from Java.',
    'Joined DevOps in 2020.',
    'Joined the team.',
    'Worked at Level 3.',
    'Moved to Perth.',
    'Built Jira and Confluence.',
  ])('stays unmarked as a tool, beside teams, levels and towns: %s', (text) => {
    expect(scrub(text, own).text).toBe(text);
    expect(uncertainIn(text, own, 'anonymous')).toEqual([]);
  });

  it('is no company where somebody who was there built it', () => {
    const there = identityOf({ candidate: { name: 'Tamsin Hale', current_company: 'Atlassian' } });
    expect(scrub('Built Jira and Confluence.', there).text).toBe(
      'Built a company’s product and a company’s product.',
    );
  });

  it('tells nothing by the month behind it', () => {
    expect(uncertainIn('Left Xero in March.', own, 'anonymous')).toEqual([]);
  });
});
