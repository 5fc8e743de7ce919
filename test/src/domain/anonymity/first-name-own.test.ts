import { describe, expect, it } from 'vitest';
import { featsIn, firstNameOnly, houseToShow, identityOf } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employers: string[] = [], schools: string[] = []) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ employer })),
      education: schools.map((school) => ({ school })),
    },
  });
const shown = (name: string, text: string, employers: string[] = [], schools: string[] = []): string =>
  firstNameOnly(text, of(name, employers, schools)).text;

describe('At first_name a recorded house that holds the surname is told by what it is', () => {
  it.each([
    [
      'Tama Parata',
      'Parata Honey',
      'Beekeeper, Parata Honey (2008 to 2016)',
      'Beekeeper, a company (2008 to 2016)',
    ],
    [
      'Nell Ashdown',
      'Ashdown & Sons Engineering',
      'She joined Ashdown & Sons Engineering in 2014.',
      'She joined an engineering firm in 2014.',
    ],
    [
      'Heike Sommer',
      'Sommerbau GmbH',
      'Sie war acht Jahre bei der Sommerbau GmbH.',
      'Sie war acht Jahre bei einem Unternehmen.',
    ],
  ])('%s at %s', (name, employer, text, expected) => {
    expect(shown(name, text, [employer])).toBe(expected);
  });

  it('on the page as in texts, a school too; what everybody knows and what has another name stay', () => {
    const tama = splitName('Tama Parata');
    expect(houseToShow('employer', 'Parata Honey', tama, 'first_name')).toBe('a company');
    expect(houseToShow('school', 'Parata College', tama, 'first_name')).toBe('a college');
    expect(houseToShow('employer', 'Arataki Honey', tama, 'first_name')).toBe('Arataki Honey');
    expect(houseToShow('employer', "McDonald's", splitName('Ian MacDonald'), 'first_name')).toBe(
      "McDonald's",
    );
  });
});

describe('At first_name an address that the text says to be theirs goes', () => {
  it.each([
    ['Mr Marsh writes the blog bogblog.wales and tweets.', 'bogblog'],
    ['Heath runs the site peatdiary.org.uk at night.', 'peatdiary'],
    ['Their portfolio: bogworks.design.', 'bogworks'],
    ['Ihr Portfolio liegt unter moorbilder.de.', 'moorbilder'],
    ['Su blog es turba.es.', 'turba.es'],
    ['Moss notes are at bogmoss.net, his blog.', 'bogmoss'],
  ])('%s', (text, hidden) => {
    expect(shown('Heath Marsh', text, ['Natural Resources Wales'])).not.toContain(hidden);
  });

  it.each([
    'She runs the page bangor.ac.uk/peat.',
    'Our client keeps its blog at peatcorp.com.',
    'Heath built the site shopfront.com for a customer.',
  ])('and that of a house or client stays: %s', (text) => {
    expect(shown('Heath Marsh', text, [], ['Bangor University'])).toContain(text.slice(-14));
  });
});

describe('At first_name a number or account by which one person is found goes', () => {
  it.each([
    ["Wren's licence is UK.FCL.441203.", '441203'],
    ['Licence no. GBR/AT/441203H.', '441203'],
    ['CAA reference: 441203H.', '441203'],
    ['RYA no. 1234567.', '1234567'],
    ['Approbation Nr. 1234567.', '1234567'],
    ['Her WeChat is plannerlady.', 'plannerlady'],
    ['Her Kik is bird_71.', 'bird_71'],
    ['Sein Threema lautet grauwal9.', 'grauwal9'],
  ])('%s', (text, hidden) => {
    expect(shown('Tobias Wren', text)).not.toContain(hidden);
  });

  it.each([
    'She works to ISO 9001.',
    'Her WhatsApp is fine by us.',
    'Her English is good.',
    'His licence is current.',
  ])('and what is none stays: %s', (text) => {
    expect(shown('Tobias Wren', text)).toBe(text);
  });
});

describe('At first_name a feat stays, and whoever sends it is told', () => {
  it.each([
    ['He was made captain in 2018, the youngest the airline had had.', 'the youngest the airline had had'],
    ['She drilled the deepest gas well in the Kingdom.', 'the deepest gas well in the Kingdom'],
    ['The only person in Wales licensed to move fen orchids.', 'licensed to move fen orchids'],
    ['He was the last engineer out of the Grindal plant.', 'last engineer out of the Grindal plant'],
    ['He played quarterback for Boise State.', 'quarterback for Boise State'],
    ['Elle a gagné la Route du Rhum en 2018.', 'gagné la Route du Rhum'],
    ['A first chuck, patented as EP3812345.', 'EP3812345'],
    ['They made him foreman at 26.', '26'],
  ])('%s', (text, feat) => {
    const own = of('Xanthe Marlowe');
    expect(
      featsIn(text, own)
        .map((one) => one.text)
        .join(' | '),
    ).toContain(feat);
    expect(firstNameOnly(text, own).text).toBe(text);
  });

  it.each([
    'She won the Acme account in 2019.',
    'She runs the newest plant in Perth.',
    'He qualified at 12 sites.',
  ])('but not of what is none: %s', (text) => {
    expect(featsIn(text, of('Xanthe Marlowe'))).toEqual([]);
  });
});
