import { describe, expect, it } from 'vitest';
import { doubtsOf } from '#src/domain/cv/name-decision.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
  ...set,
});

/** The reading of a page of lines in the type of the text. */
function readPlain(...head: string[]) {
  const lines = [
    ...head.map((text) => line(text)),
    line('Experience', { size: 14, bold: true, apart: true }),
    line('Warehouse Operative, Halford Mills Ltd\tMar 2019 – present'),
  ];
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB').fields;
}

/** The name of a page with a large head and some lines below it. */
function nameOn(head: string, ...below: string[]): string | null {
  const lines = [
    line(head, { size: 20, bold: true }),
    ...below.map((text) => line(text)),
    line('Experience', { size: 14, bold: true, apart: true }),
    line('Warehouse Operative, Halford Mills Ltd\tMar 2019 – present'),
    line('Ran the daily work of a team of six and kept the records', { bullet: true }),
  ];
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB').fields.name;
}

describe('the letters of a body behind a name', () => {
  it.each([
    ['Beatrice (Bea) Adeyemi-Clarke MCIPP', 'bea.adeyemiclarke@mail.example', /Adeyemi-Clarke$/],
    ['Tom Sawyer-Banks FIIRSM GradIOSH', 'tom.sawyerbanks@mail.example', /^Tom Sawyer-Banks$/],
    ['Hayley McNamee MAAT', 'Larne', /^Hayley McNamee$/],
    ['SHARON MORTIMER-DAVIES ACIS', 's.mortimerdavies@mail.example', /^Sharon Mortimer-Davies$/],
    ['Ngozi Okafor MCIArb FNSE', 'ngozi.okafor@mail.example', /^Ngozi Okafor/],
  ])('are no part of it: %s', (head, below, name) => {
    expect(nameOn(head, below) ?? '').toMatch(name);
  });

  it('leave the name open where no list has them and no address the word', () => {
    expect(doubtsOf('Hayley Okafor Zqrt', 'Hayley Okafor ZQRT', 'hayley okafor', false)).toEqual(['letters']);
    expect(doubtsOf('Hayley Okafor Zqrt', 'Hayley Okafor ZQRT', 'hayley zqrt', false)).toEqual([]);
  });
});

describe('a name is open', () => {
  it.each([
    ['Lachlan Ferrante On The Pans', 'Lachlan Ferrante On The Pans', 'lachlan ferrante'],
    ['Kwame Asante Excel', 'Kwame Asante Excel', 'kwame asante'],
  ])('where a word is of every day and nothing tells it: %s', (name, quote, letters) => {
    expect(doubtsOf(name, quote, letters, false)).toEqual(['word']);
  });

  it('where its order may be that of a form', () => {
    expect(doubtsOf('Dell’Acqua Chiara', 'Nome\tDELL’ACQUA CHIARA', '', true)).toEqual(['order']);
    expect(doubtsOf('Chiara Dell’Acqua', 'Nome\tCHIARA DELL’ACQUA', '', true)).toEqual([]);
  });
});

describe('letters that are no other letter with a mark', () => {
  it.each([
    ['KRAWIEC BARTŁOMIEJ', 'bartek.krawiec@mail.example', 'Bartłomiej Krawiec'],
    ['Michał Wójcik', 'michal.wojcik@mail.example', 'Michał Wójcik'],
  ])('are told by lists and addresses: %s', (head, below, name) => {
    expect(nameOn(head, below)).toBe(name);
  });
});

describe('forms tell the name', () => {
  it.each([
    [['Applicant’s name\tAnil Kapadia', 'Post applied for\tLaboratory Technician'], 'Anil Kapadia'],
    [['SURNAME: DLAMINI', 'NAMES: NOMVULA PRECIOUS', 'CONTACT: 073 555 0158'], 'Nomvula Precious Dlamini'],
    [['Last name: NGUYEN', 'First name: HOA\tMiddle: THI', 'Phone: (408) 555-0115'], 'Hoa Thi Nguyen'],
    [['Navn: Jens Bager', 'Født: 1971', 'Adresse: Skive'], 'Jens Bager'],
    [
      ['Il/La sottoscritto/a Sofia Mancini, nata a Rieti il 2.4.1995,', 'residente in Rieti'],
      'Sofia Mancini',
    ],
    [
      [
        'Etternavn',
        'Fornavn',
        'Bosted',
        'Telefon',
        'E-post',
        'Kazlauskas',
        'Vytautas',
        'Stavanger',
        '955 50 264',
        'v.k@fjord.example',
      ],
      'Vytautas Kazlauskas',
    ],
    [['Work experience of Paul Cannon', 'Plasterer', 'Rhyl'], 'Paul Cannon'],
    [['Joseph Mwangi Care Worker', 'joemwangi@mail.example'], 'Joseph Mwangi'],
  ])('%j', (head, name) => {
    expect(readPlain(...head).name).toBe(name);
  });

  it.each([
    [['Referee’s name\tAnil Kapadia', 'Post applied for\tLaboratory Technician']],
    [['Line manager’s name: Jens Olsen', 'CV 4471']],
  ])('and not that of somebody else: %j', (head) => {
    expect(readPlain(...head).name).toBeNull();
  });

  it('and the label of a number is no town', () => {
    expect(readPlain('Jane Harrow', 'Mobile', '07700 900111', 'Bradford').location?.city).toBe('Bradford');
  });
});

describe('a given name behind a word that no list has', () => {
  it.each([
    ['Rakibul Hasan', 'rakibul.hasan.vi@mail.example'],
    ['Shofiqul Rahim', 'shofiqul.rahim88@mail.example'],
    ['Tohidul Karim', 'tohidul.karim@mail.example'],
    ['Jakaria Hossain', 'jakaria.hossain@mail.example'],
  ])('is the name of a father where the address says so too: %s', (name, email) => {
    expect(nameOn(name, email)).toBe(name);
    expect(readPlain(`Nome e cognome: ${name}`, `E-mail: ${email}`).name).toBe(name);
  });

  it.each([
    ['Md Rakibul Hasan', 'hasan.r@mail.example'],
    ['Mohd Zulhelmi Osman', 'zulhelmi@mail.example'],
    ['Md. Shofiqul Rahim', 'shofiqul.rahim@mail.example'],
    ['Mst. Rokeya Sultana', 'rokeya.s@mail.example'],
  ])('is the last of a name that begins with a short form: %s', (name, email) => {
    expect(readPlain(`Name: ${name}`, `E-mail: ${email}`).name?.replace('.', '')).toBe(name.replace('.', ''));
  });

  it.each([
    ['Zugliani Stefano', 'zugliani.stefano@mail.example'],
    ['Skeltved Anders', 'skeltved.anders@mail.example'],
    ['Hotaru Kenji', 'hotaru.kenji@mail.example'],
    ['Rakibul Hasan', 'hasan.rakibul@mail.example'],
  ])('leaves the order open elsewhere: %s of %s', (name, email) => {
    expect(readPlain(`Nome e cognome: ${name}`, `E-mail: ${email}`).name).toBeNull();
  });
});

it('an English surname that is a given name too stays last where the address has it last, and initials of a double given name tell the order', () => {
  expect(readPlain('KIRRILY VANCE', 'kirrily.vance@mail.example').name).toBe('Kirrily Vance');
  expect(readPlain('Tamsyn Nash', 'tamsyn.nash@mail.example').name).toBe('Tamsyn Nash');
  expect(readPlain('Mutua Wesley', 'mutua.wesley@mail.example').name).not.toBe('Mutua Wesley');
  expect(readPlain('Niederberger Urs-Peter', 'u.p.niederberger@mail.example').name).toBe(
    'Urs-Peter Niederberger',
  );
  expect(readPlain('Odermatt Karl-Heinz', 'k.h.odermatt@mail.example').name).toBe('Karl-Heinz Odermatt');
});

it('whose resume it is said to be is the name, also below a letter that its owner signed', () => {
  expect(readPlain('RESUME OF GERARD A. PITTMAN', 'gerry.pittman@mail.example').name).toBe(
    'Gerard A. Pittman',
  );
  const letter = readPlain(
    'From: Gerard (Gerry) Pittman, Bay Roberts, gerry.pittman@mail.example',
    'Thank you,',
    'Gerry',
    'RESUME OF GERARD A. PITTMAN',
  );
  expect(letter.name).toBe('Gerard A. Pittman');
});
