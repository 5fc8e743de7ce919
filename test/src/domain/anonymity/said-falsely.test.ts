import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, more: object = {}) => identityOf({ candidate: { ...splitName(name), ...more } });

describe('What stands in the place of a name says nothing false', () => {
  it.each([
    ['Law Society of Scotland', 'Solicitor (Law Society of Scotland)', 'Solicitor (a professional body)'],
    [
      'Institute of Chartered Accountants',
      'Trained with the Institute of Chartered Accountants.',
      'Trained with the professional body.',
    ],
    ['Gewerbeschule Lahr', 'Abschluss an der Gewerbeschule Lahr.', 'Abschluss an einer Schule.'],
    ['Handwerkskammer Ulm', 'Meister bei der Handwerkskammer Ulm.', 'Meister bei einem Berufsverband.'],
    ['University of Leeds', 'Read law at the University of Leeds.', 'Read law at a university.'],
  ])('%s is called what it is: %s', (school, text, shown) => {
    const { text: said } = scrub(text, of('Orla Brannigan', { education: [{ school }] }));
    expect(said).toBe(shown);
  });

  it.each([
    ['Holly Ripon', 'Three years on nights in Ripon.'],
    ['Clara Meiningen', 'Sie arbeitete drei Jahre in Meiningen.'],
    ['Pablo Córdoba', 'Trabajó cerca de Córdoba.'],
    ['Dale Washington', 'Worked in Washington state.'],
    ['Béla Kovács', 'Kovács is the family name.'],
    ['Béla Kovács', 'Kovács ist der Nachname.'],
    ['Inés Prado', 'Prado es el primer apellido.'],
  ])('the first name of %s stands for no town and no surname: %s', (name, text) => {
    expect(firstNameOnly(text, of(name)).text).not.toContain(name.split(' ')[0]);
  });

  it('the first name stands where the person is meant', () => {
    expect(firstNameOnly('Ripon runs the shift.', of('Holly Ripon')).text).toBe('Holly runs the shift.');
  });

  it('a town of several words stays whole, one of which the person is called', () => {
    const text = 'Five years in Ho Chi Minh City.';
    expect(scrub(text, of('Tran Minh')).text).toBe(text);
  });

  it.each([
    ['Uwe Lorenz', 'Uwe führt neun Leute. Vorher war er Techniker.', 'Vorher war die Person Techniker.'],
    [
      'Ute Lorenz',
      'Ute führt neun Leute. Sie leitet auch den Einkauf.',
      'Die Person leitet auch den Einkauf.',
    ],
    ['Ute Lorenz', 'Ute kam früh. Die Anlage steht, sie läuft gut.', 'Die Anlage steht, sie läuft gut.'],
  ])('a German pronoun of %s tells no sex: %s', (name, text, shown) => {
    expect(scrub(text, of(name)).text).toContain(shown);
  });
});

describe('What leads to the surname goes at first_name too', () => {
  it.each([
    ['Oluwaseyi Bankole', 'My slides are at seyibuilds.dev.', 'seyibuilds'],
    ['Irina Petrenko', 'She is ira-p on Slack, ask around.', 'ira-p'],
    ['Irina Petrenko', 'Sie ist ira-p99 auf Discord.', 'ira-p99'],
    ['Wei-Han Chow', 'Chow et al. 2016 is the standard paper.', 'Chow'],
    ['Nina Lowe', 'Hartley and Lowe, 2019, tell more.', 'Lowe'],
    ['Mei-Fen Chow', '周美芬 is a process engineer with nine years in coating.', '周'],
    ['Minjun Kim', 'Known as 김민준 at home, leads the line.', '김'],
    ['Jon Price', 'John Price is dual qualified.', 'Price'],
  ])('%s: %s', (name, text, gone) => {
    expect(firstNameOnly(text, of(name)).text).not.toContain(gone);
  });

  it.each([
    'Runs stand-ups on Slack and is on-call on Slack.',
    'The docs are at docs.example.com.',
    'Worked with 华为 on the rollout.',
    'Sets the price of each product.',
  ])('what is nobody’s stays: %s', (text) => {
    expect(firstNameOnly(text, of('Jon Price')).text).toBe(text);
  });
});

describe('What many have is no mark', () => {
  const record = {
    certifications: ['Zertex Level 2 Rigging', 'QXVB', 'Care Certificate (International)'],
    languages: ['polski', 'angielski'],
    terms: ['Python'],
  };
  it.each([
    'Speaks polski and angielski with the crew.',
    'Holds QXVB and the Care Certificate (International).',
    'Runs a site of 40,000 sq ft with a V8 test rig.',
    'The notice is 3 maanden or 2 mois in writing.',
  ])('%s', (text) => {
    expect(uncertainIn(text, of('Agata Wrona', record), 'anonymous').map((one) => one.text)).toEqual([]);
  });

  it('a certificate that holds a house of the record explains nothing', () => {
    const more = { certifications: ['Drombeg Service Partner'], experience: [{ employer: 'Drombeg' }] };
    expect(scrub('Holds the Drombeg Service Partner badge.', of('Agata Wrona', more)).text).not.toContain(
      'Drombeg',
    );
  });
});
