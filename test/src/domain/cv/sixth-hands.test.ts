import { describe, expect, it } from 'vitest';
import { mentioned } from '#src/domain/cv/lists.ts';
import { nameOf } from '#src/domain/cv/name.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, location }) => [title, employer, location]);

describe('jobs', () => {
  it('are parted by a full stop or a colon between title and employer', () => {
    expect(
      jobsOf(`Trayectoria laboral
Mayo 2018 – Actualidad    Técnica de Recursos Humanos. Grupo Harinero Castellano, S.A. (Valladolid)
Feb. 2011 – Abr. 2018    Administrativa de Personal. Ayuntamiento de Palencia`),
    ).toEqual([
      ['Técnica de Recursos Humanos', 'Grupo Harinero Castellano, S.A.', 'Valladolid'],
      ['Administrativa de Personal', 'Ayuntamiento de Palencia', null],
    ]);
    expect(
      jobsOf(`EMPLOYMENT HISTORY
Barlow & Finch Civil (Leeds): Site Supervisor, March 2019 – present
Tamar Homes Ltd (Exeter): Quantity Surveyor, January 2015 – February 2019`),
    ).toEqual([
      ['Site Supervisor', 'Barlow & Finch Civil', 'Leeds'],
      ['Quantity Surveyor', 'Tamar Homes Ltd', 'Exeter'],
    ]);
  });

  it('keep their employer where its town stands with the short form of a province or a state', () => {
    expect(
      jobsOf(`EXPERIENCIA LABORAL

Grupo Abarrotero del Bajío, León, Gto.
Gerente de Sucursal    Agosto 2020 – a la fecha
• Inventarios
Subgerente    Mayo 2017 – Julio 2020`),
    ).toEqual([
      ['Gerente de Sucursal', 'Grupo Abarrotero del Bajío', 'León, Gto.'],
      ['Subgerente', 'Grupo Abarrotero del Bajío', 'León, Gto.'],
    ]);
    expect(
      jobsOf(`EXPERIENCE

Blue Door Bakery, Hobart TAS
Head Baker    March 2019 – present
• Rosters
Pastry Cook    January 2015 – February 2019`),
    ).toEqual([
      ['Head Baker', 'Blue Door Bakery', 'Hobart TAS'],
      ['Pastry Cook', 'Blue Door Bakery', 'Hobart TAS'],
    ]);
    expect(
      jobsOf(`ESPERIENZE

Ristorante Da Gino, Verona (VR)
Capo sala    marzo 2019 – oggi
Cameriere    gennaio 2015 – febbraio 2019`)[1],
    ).toEqual(['Cameriere', 'Ristorante Da Gino', 'Verona (VR)']);
  });

  it('take a suburb before a town for no employer where one is named', () => {
    expect(
      jobsOf(`EXPERIENCE

Head Baker, Blue Door Bakery
Surry Hills, Sydney NSW
March 2019 – present`)[0]?.slice(0, 2),
    ).toEqual(['Head Baker', 'Blue Door Bakery']);
  });

  it('name their employer behind the word that stands before employers alone, or before a place of work', () => {
    expect(
      jobsOf(`PARCOURS

2021 à aujourd’hui – Cheffe de cuisine à la Table du Moulin, Aurillac
2016 à 2021 – Seconde de cuisine chez Maison Lestrade, Clermont-Ferrand`),
    ).toEqual([
      ['Cheffe de cuisine', 'Table du Moulin', 'Aurillac'],
      ['Seconde de cuisine', 'Maison Lestrade', 'Clermont-Ferrand'],
    ]);
  });

  it('begin with a year whose dash touches it, and are told in sentences that begin with the employer', () => {
    expect(
      read(`${HEAD}Anställningar

2020- Enhetschef, Sundsvalls kommun
2014-2020 Socialsekreterare, Timrå kommun`).experience.map(({ title, from, is_current }) => [
        title,
        from,
        is_current,
      ]),
    ).toEqual([
      ['Enhetschef', '2020', true],
      ['Socialsekreterare', '2014', false],
    ]);
    expect(
      jobsOf(`Experience

At Tideway Foods (2020 to present) I am Payroll Manager, with a team of four.
Before that I was Payroll Officer at Humber Steel Ltd from March 2015 until December 2019.`).map(
        ([title, employer]) => [title, employer],
      ),
    ).toEqual([
      ['Payroll Manager', 'Tideway Foods'],
      ['Payroll Officer', 'Humber Steel Ltd'],
    ]);
  });

  it('go on behind a parental leave with its dates before it', () => {
    expect(
      jobsOf(`Beruflicher Werdegang

Lohn- und Gehaltsbuchhalterin (Teilzeit 60 %)    seit 09.2022
Steuerkanzlei Rapp & Partner mbB, Stuttgart
12.2019 – 08.2022    Elternzeit
Sachbearbeiterin Entgeltabrechnung    08.2014 – 11.2019
Neckar Automotive Zulieferung AG, Esslingen`),
    ).toEqual([
      ['Lohn- und Gehaltsbuchhalterin', 'Steuerkanzlei Rapp & Partner mbB', 'Stuttgart'],
      ['Sachbearbeiterin Entgeltabrechnung', 'Neckar Automotive Zulieferung AG', 'Esslingen'],
    ]);
  });

  it('have neither a grade nor a kind of contract nor what somebody was in charge of as employer or title', () => {
    expect(
      jobsOf(`Clinical Experience

Southmead Hospital, North Bristol NHS Trust
Advanced Nurse Practitioner (Band 8a)    May 2021 – present
Clerks and discharges up to 18 patients a shift
Senior Sister, Acute Medical Unit (Band 7)    Feb 2018 – May 2021
Line manager of 42 WTE staff, budget of £1.9m`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Advanced Nurse Practitioner (Band 8a)', 'Southmead Hospital, North Bristol NHS Trust'],
      ['Senior Sister, Acute Medical Unit (Band 7)', 'Southmead Hospital, North Bristol NHS Trust'],
    ]);
    expect(
      jobsOf(`PARCOURS PROFESSIONNEL

Depuis septembre 2019 : Responsable logistique
Laiteries de l’Argoat, Loudéac (CDI)`),
    ).toEqual([['Responsable logistique', 'Laiteries de l’Argoat', 'Loudéac']]);
  });

  it('take what a dash parts from an employer for a town where it is one in the same CV', () => {
    expect(
      jobsOf(`EXPERIENCIA

**Lácteos del Sil – Ponferrada    marzo 2019 – actualidad**
Jefa de Producto
• Lanzamientos

**Vinos Arlanza, S.L. – Lerma    enero 2015 – febrero 2019**
Responsable de Marketing
• Ferias`),
    ).toEqual([
      ['Jefa de Producto', 'Lácteos del Sil', 'Ponferrada'],
      ['Responsable de Marketing', 'Vinos Arlanza, S.L.', 'Lerma'],
    ]);
  });
});

describe('skills and languages', () => {
  it('take no word of a name in braces for a skill of its own', () => {
    expect(mentioned('Cert III Heavy Commercial Vehicle Mechanical Technology')).toEqual([]);
    expect(mentioned('Led a corporate turnaround of two plants')).toEqual(['Corporate Turnaround']);
  });

  it('keep programming languages among the skills, and spoken ones out of them', () => {
    const { skills, languages } = read(`${HEAD}TECHNICAL SKILLS:

**Languages**
Java 8/11, SQL, JavaScript
Frameworks    Spring Boot, Hibernate`);
    expect(skills).toEqual(['Java 8/11', 'SQL', 'JavaScript', 'Spring Boot', 'Hibernate']);
    expect(languages).toEqual([]);
    const french = read(`${HEAD}INFORMATIQUE ET LANGUES

Reflex WMS, SAP MM, Excel
Anglais courant (TOEIC 870), breton (notions)
Français : langue maternelle`);
    expect(french.skills).toEqual(['Reflex WMS', 'SAP MM', 'Excel']);
    expect(french.languages.toSorted()).toEqual(['Breton', 'English', 'French']);
  });

  it('are read of a sentence that says what somebody speaks', () => {
    const spoken = (line: string) => read(`${HEAD}PROFIL\n\nGelernter Koch.\n${line}`).languages.toSorted();
    expect(spoken('spreche deutsch, bosnisch (beides wie Muttersprache) und etwas polnisch')).toEqual([
      'Bosnian',
      'German',
      'Polish',
    ]);
    expect(spoken('hablo catalán y francés bien, un poco de ruso')).toEqual(['Catalan', 'French', 'Russian']);
  });

  it('leave the kitchens of a cook among the skills', () => {
    expect(read(`${HEAD}SKILLS\n\nItalian pastry, French sauces, HACCP`).languages).toEqual([]);
  });
});

describe('the person', () => {
  it('keeps a letter at the end of a name, which is part of it', () => {
    expect(nameIn('VENKATA RAMANA MURTHY K.')?.name).toBe('Venkata Ramana Murthy K.');
  });

  it('is read on two lines of large type behind a title', () => {
    const lines = ['Dipl.-Ing. (FH) Torben', 'Kleinschmitt', 'Braunschweig', 't.kleinschmitt@posteo.example'];
    expect(
      nameOf(
        lines.map((text, at) => ({
          text,
          page: 1,
          size: at < 2 ? 20 : 10,
          bold: at < 2,
          styled: false,
          apart: false,
          bullet: false,
          margin: false,
        })),
        't.kleinschmitt@posteo.example',
        null,
      )?.value,
    ).toBe('Torben Kleinschmitt');
  });

  it('lives in the suburb of an address without commas, and a licence is no province', () => {
    expect(placeIn('14 Spoonbill Way Thornlie WA 6108')).toMatchObject({ city: 'Thornlie', state: 'WA' });
    expect(placeIn('assignments in TX and NM')).toBeNull();
    expect(placeIn('Valladolid | Carné de conducir B')?.state ?? null).toBeNull();
    expect(placeIn('Mérida, Yucatán')).toMatchObject({ city: 'Mérida', state: 'Yucatán' });
  });
});
