import { describe, expect, it } from 'vitest';
import { type Identity, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity: Identity = identityOf({
  candidate: {
    name: 'Tom Ash',
    first_name: 'Tom',
    last_name: 'Ash',
    email: null,
    phone: null,
    experience: [{ title: 'Engineer', employer: 'Arup' }],
    education: [],
  },
});
const shown = (text: string): string => scrub(text, identity).text;
const why = (text: string, said: string): string | undefined =>
  uncertainIn(text, identity, 'anonymous').find((one) => one.text === said)?.why;

describe('employers in a row', () => {
  it.each([
    ['Ex Deloitte, KPMG and EY.', ['Deloitte', 'KPMG', 'EY']],
    [
      'Audit background at PwC, BDO and Grant Thornton, then a spell in industry.',
      ['PwC', 'BDO', 'Grant Thornton'],
    ],
    ['Previously with Siemens, Bosch and ABB as a controls engineer.', ['Siemens', 'Bosch', 'ABB']],
    ['Has worked for Barclays, HSBC and Lloyds in risk.', ['Barclays', 'HSBC', 'Lloyds']],
    ['Comes with Accenture and Capgemini on the CV.', ['Accenture', 'Capgemini']],
    ['War bei Siemens, Bosch und ZF tätig.', ['Siemens', 'Bosch', 'ZF']],
    ['A travaillé chez Renault, Valeo et Faurecia.', ['Renault', 'Valeo', 'Faurecia']],
    ['Pasó por Telefónica, Repsol y Mapfre.', ['Telefónica', 'Repsol', 'Mapfre']],
    ['Ha lavorato in Fiat, Ferrari e Brembo.', ['Fiat', 'Ferrari', 'Brembo']],
  ])('go where the text says that somebody was there: %s', (text, names) => {
    for (const name of names) expect(shown(text)).not.toContain(name);
    expect(uncertainIn(text, identity, 'anonymous')).not.toEqual([]);
  });

  it.each([
    'Skilled in Oracle, SAP and Workday.',
    'Worked with Salesforce, HubSpot and Marketo daily.',
    'Worked in Lagos and Accra, and would take Leeds, York or Hull.',
    'Excellent at SAP and Salesforce admin.',
    'Time split between Finance, HR and Legal.',
    'Experience with Siemens, Rockwell and Allen-Bradley PLCs.',
  ])('are no tools, towns or parts of a house: %s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('are told to be known to the lists, where they are', () => {
    expect(why('Comes from the Deloitte stable.', 'Deloitte')).toContain('the lists know');
    expect(why('Comes from the Brumfold stable.', 'Brumfold')).toContain('no list of the field has');
  });
});

it.each([
  [
    'Led the close at Woolies and B.H.P., cutting it to 6 days.',
    'Led the close at [name removed] and [name removed], cutting it to 6 days.',
  ],
  ['Worked for Coles and B.H.P. for years.', 'Worked for [name removed] and [name removed] for years.'],
  ['Worked at Woolies, A.N.Z. and Bunnings.', 'Worked at [name removed], [name removed] and [name removed].'],
  [
    'Two years at J.P. Morgan and U.B.S. in London.',
    'Two years at [name removed] and [name removed] in London.',
  ],
  ['They came from K.P.M.G. and liked it.', 'They came from a company and liked it.'],
  ['Led the P. and L. at a mill.', 'Led the P. and L. at a mill.'],
])('an employer written with stops between its letters goes as without them: %s', (text, said) => {
  expect(shown(text)).toBe(said);
});
