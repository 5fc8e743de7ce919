import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'AU', currency: 'AUD', today: '2026-11-27' };

/** The required conditions of each lot, and those of all. */
function read(query: string): { lots: string[]; rest: string[]; unused: string[] } {
  const { facets, notes } = compileQuery(query, READER);
  const asked = facets.filter(({ kind }) => kind !== 'unsupported');
  const numbers = [...new Set(asked.map(({ together }) => together).filter((one) => one !== null))];
  return {
    lots: numbers.map((number) =>
      asked
        .filter(({ together }) => together === number)
        .map(({ label }) => label)
        .join(' + '),
    ),
    rest: asked.filter(({ together }) => together === null).map(({ label }) => label),
    unused: notes.filter(({ code }) => code !== 'alternatives').map(({ code }) => code),
  };
}

describe('what is asked of the people of each place alone', () => {
  it.each([
    [
      'conveyancers: those living in England need a CLC licence, those in Australia need PEXA. Other countries no use to me.',
      'Conveyancer + England + CLC',
      'Conveyancer + Australia + PEXA',
    ],
    [
      'conveyancers, in England they need a CLC licence, in Australia PEXA',
      'Conveyancer + England + CLC',
      'Conveyancer + Australia + PEXA',
    ],
    [
      "nurses. If they're in Australia they need AHPRA, if in the UK NMC. Nowhere else.",
      'Nurse + Australia + AHPRA Registration',
      'Nurse + United Kingdom + NMC Registration',
    ],
    [
      'nurses: anyone in Sydney or Perth must hold AHPRA, anyone in London must have NMC',
      'Nurse + Sydney, AU or Perth, AU + AHPRA Registration',
      'Nurse + London, GB + NMC Registration',
    ],
    [
      'accountants: people in Dublin need ACA, people in New York need CPA; elsewhere is no use',
      'Accountant + Dublin, IE + CA',
      'Accountant + New York City, US + CPA',
    ],
    [
      'physios: in Ireland with CORU, in the UK with HCPC. Anywhere else is out.',
      'Physiotherapist + Ireland + CORU Registration',
      'Physiotherapist + United Kingdom + HCPC Registration',
    ],
    [
      'SAP consultants – those in Germany must speak German, those in France French',
      'SAP Consultant + Germany + German',
      'SAP Consultant + France + French',
    ],
    [
      'SAP consultants: German speakers in Germany, French speakers in France',
      'SAP Consultant + Germany + German',
      'SAP Consultant + France + French',
    ],
  ])('is asked of no others: %s', (query, ...lots) => {
    expect(read(query)).toEqual({ lots, rest: [], unused: [] });
  });

  it.each([
    ['chefs on contract in Leeds, permanent in York', 'contract + Leeds, GB', 'permanent + York, GB'],
    ['chefs: junior in Leeds, senior in York', 'junior + Leeds, GB', 'senior + York, GB'],
    ['chefs on contract or, if permanent, in Perth', 'contract', 'permanent + Perth, AU'],
  ])('is asked of no others of one trade: %s', (query, ...lots) => {
    expect(read(query)).toEqual({ lots, rest: ['Chef'], unused: [] });
  });

  it('is asked of all where one place alone is named', () => {
    expect(read('chefs: those in Sydney need HACCP').rest).toEqual(['Chef', 'Sydney, AU', 'HACCP']);
  });
});
