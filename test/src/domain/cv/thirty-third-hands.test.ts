import { describe, expect, it } from 'vitest';
import { readPlain as read } from '#test/harness/cv/written.ts';

describe('a name that its owner says in a sentence', () => {
  it.each([
    ['My name is Tevita Fifita, I am 31 and live in Auckland.', 'Tevita Fifita'],
    ['Me llamo Wilmer Quispe Mamani, soy boliviano y tengo 38 años.', 'Wilmer Quispe Mamani'],
    ['Hej! Jag heter Björn Lind och bor i Borlänge med hund.', 'Björn Lind'],
    ['Ich heiße Sandra van der Velde und suche eine Stelle in Emden.', 'Sandra van der Velde'],
    ['Nazywam się Oleksandr Bondarenko i mieszkam w Lublinie.', 'Oleksandr Bondarenko'],
  ])('is read: %s', (said, name) => {
    expect(
      read(
        `**About me\n${said}\nCall me on 07700 900 119.\n\n**Work\nWelder, Acme Ltd, 2016 – 2021\n\n**People who know my work\nBrett Saunders, shift manager`,
      ).name,
    ).toBe(name);
  });

  it('is none where it says what somebody is', () => {
    const { name } = read(
      '**About me\nI am Head Chef at Blackwood Hall.\nIch bin Koch aus Leidenschaft.\n07700 900 119',
    );
    expect(name).toBeNull();
  });
});

describe('a name beside degrees and initials', () => {
  it.each([
    ['Jean-Philippe Tremblay-Roy, P.Eng., ing.', 'Jean-Philippe Tremblay-Roy'],
    ['mgr inż. Małgorzata Wójcik-Zielińska', 'Małgorzata Wójcik-Zielińska'],
    ['Drs. J.W.M. (Jan-Willem) van der Meulen RC', 'Jan-Willem van der Meulen'],
  ])('stands alone: %s', (top, name) => {
    expect(read(`${top}\nEngineer\n07700 900 123\nsomebody@mail.example`).name).toBe(name);
  });

  it.each([
    ['Grace Church', 'gchurch@mail.example'],
    ['Mette Kjærgaard Bach', 'mkb@mail.example'],
  ])('is told by its initials in the address: %s', (name, email) => {
    expect(read(`${name}\n${email}\n07700 900 123`).name).toBe(name);
  });
});

it('reads a form whose labels stand one below the other, and then its values', () => {
  const { name, location } = read(
    'Resume\nName\nSuburb\nMobile\nEmail\nLicence\nAbdirahman Warsame Farah\nSunshine VIC 3020\n0491 570 156\nwarsame@mail.example\nHeavy rigid\n\n**Employment history\nBus Driver, Kinetic, 2019 – now',
  );
  expect(name).toBe('Abdirahman Warsame Farah');
  expect(location?.city).not.toBe('Mobile');
});

it('takes the line beside the heading of a profile for the name', () => {
  expect(read('**PROFIL\n**Mette Kjærgaard Bach\nLaborant\n5000 Odense\n20 55 01 93').name).toBe(
    'Mette Kjærgaard Bach',
  );
});

describe('a name that no list has', () => {
  it.each(['Sjoukje Hoekzema', 'Siphesihle Gqirana', 'Yrjänä Kettuselkä', 'Zarina Mirzoyeva'])(
    'is said where it stands alone above its owner: %s',
    (name) => {
      expect(read(`${name}\nNurse, Leeds\n07700 900 123`).name).toBe(name);
    },
  );

  it.each(['Creative Thinker', 'Nordvik Bemanning', 'Zupackend Verlässlich', 'Mãos Seguras', 'Villa Medica'])(
    'is no motto, house or trade: %s',
    (top) => {
      expect(read(`${top}\nNurse, Leeds\n07700 900 123`).name).toBeNull();
    },
  );

  it('is none that is given on request', () => {
    expect(read('Profile\nCandidate: on request\nFinance director, Leeds').name).toBeNull();
  });
});
