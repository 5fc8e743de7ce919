import { expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import { linesOfSenderContact } from '#src/domain/cv/sender-contact.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

/** "# " marks a heading, "B " bold, "^ " the margin of the page. */
function read(head: string[], country: string) {
  const lines = [...head, '# Experience', 'Picker, Tesco\t2015 – 2019'].map((text) => {
    if (text.startsWith('# '))
      return line(text.slice(2), { size: 14, bold: true, styled: true, apart: true });
    if (text.startsWith('B ')) return line(text.slice(2), { bold: true });
    return text.startsWith('^ ') ? line(text.slice(2), { margin: true, size: 8 }) : line(text);
  });
  const source = { lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 };
  const { name, email, phone } = readLines(source, country).fields;
  return { name, email, phone };
}

it.each([
  [
    'DK',
    '^ Fyns Vikar & Rekruttering ApS - kandidatprofil nr. 3318 - fortrolig|# Regnskabsassistent|Bopæl\tOdense|B Kontakt|Bettina Friis, tlf. 71 55 01 20, bettina@fynsvikar.example',
  ],
  [
    'DE',
    'Bewerberprofil Nr. 0815 (anonymisiert)|# Industriemechaniker|B Kontakt|Sabine Kurth|0561 7001 220|kurth@weserjobs.example',
  ],
  [
    'DE',
    'Kandidat 2024-118|# CNC-Fräser|Ihre Ansprechpartnerin|Petra Lang|Tel. 0911 5550120|petra.lang@frankenjobs.example',
  ],
  [
    'GB',
    'Blind CV – ref 221|# Project Engineer|B To arrange an interview|Tom Ashby, 0161 496 0221, tom.ashby@millgate.example',
  ],
  [
    'GB',
    'Anonymous candidate 77|# Staff Nurse|Interested? Speak to Tom Ashby on 0161 496 0221 or tom.ashby@millgate.example',
  ],
  [
    'GB',
    'Confidential candidate profile|# Financial Controller|Based in Reading|Please call Emma Fielding on 0118 496 0330 or emma@oakgate.example',
  ],
  [
    'FR',
    'ATLANTIS INTÉRIM – Dossier candidat 24-0917 – Document anonymisé|# Tuyauteur industriel|Votre contact\tSolène Barreau, agence de Saint-Nazaire, 02 61 91 00 48',
  ],
  [
    'FR',
    'Candidat n° 4 – profil confidentiel|# Comptable|Pour le rencontrer : Julie Marchand, 02 40 00 91 48, julie@loirerh.example',
  ],
  [
    'IT',
    'Profilo candidato n. 88 – riservato|# Contabile|B Contatti|Giulia Conti, 035 555 0123, giulia.conti@lavoroplus.example',
  ],
  [
    'ES',
    'Perfil nº 45 – confidencial|# Contable|B Contacto|Lucía Prado, 976 555 012, lucia@empleoya.example',
  ],
  [
    'NL',
    'Kandidaat 88-12 (anoniem)|# Administratief medewerker|# Interesse?|Bel Sanne de Wit, 030 123 45 67, sanne@kracht.example',
  ],
  [
    'PL',
    'Profil kandydata nr 33 – poufne|# Księgowa|Kontakt|Anna Nowak, tel. 22 555 01 20, anna.nowak@praca.example',
  ],
])(
  'whom to ask about somebody whose page has a number for a name is not that somebody: %s %s',
  (country, head) => {
    expect(read(head.split('|'), country)).toEqual({ name: null, email: null, phone: null });
  },
);

it.each([
  [
    'GB',
    '^ Candidate ref 1123 – Larkfield Recruitment|# Jane Whitmore|B Contact|07700 900123, jane.whitmore@mail.example',
  ],
  [
    'GB',
    '^ Candidate ref 1123 – Larkfield Recruitment|# Curriculum Vitae|Jane Whitmore|B Contact|Jane Whitmore, Leeds, 07700 900123, jane.whitmore@mail.example',
  ],
  ['GB', 'Candidate ID: 5512|Jane Whitmore, 07700 900123, jane.whitmore@mail.example|Payroll Clerk'],
  [
    'GB',
    'Candidate number 20814|Surname\tWhitmore|First name\tJane|Contact|07700 900123|jane.whitmore@mail.example',
  ],
  [
    'GB',
    'Candidate profile|# Payroll Clerk|B Contact|Jane Whitmore, 07700 900123, jane.whitmore@mail.example',
  ],
])('a number of the house’s beside a name leaves the contact its owner’s: %s %s', (country, head) => {
  expect(read(head.split('|'), country)).toEqual({
    name: 'Jane Whitmore',
    email: 'jane.whitmore@mail.example',
    phone: '07700 900123',
  });
});

it('the name in a field stands beside the contact of the house', () => {
  const head =
    '^ Nordwerk Personal GmbH – Kandidatenprofil Nr. 4471|Name\tMax Brenner|Wohnort\tKassel|B Kontakt|Sabine Kurth, Tel. 0561 7001 220, s.kurth@nordwerk-personal.example';
  expect(read(head.split('|'), 'DE').name).toBe('Max Brenner');
});

it('a job at a house that is called as its owner is none of the contact', () => {
  const head =
    'Candidate no. 118|Candidate\tGrace Halford|grace.halford@mail.example|06/2010\t12/2013\tHalford Grace Ltd\tClerk';
  const source = head.split('|').map((text) => line(text));
  expect(linesOfSenderContact(source)).toEqual([]);
});
