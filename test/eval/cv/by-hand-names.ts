import type { Sheet } from './sheet.ts';

const english = { lang: 'en', agency: 'GB' } as const;
const body = (headings: [string, string], jobs: string): string => `# ${headings[0]}
${jobs}
# ${headings[1]}
Available on request
`;
const WORK: [string, string] = ['Experience', 'References'];

/** CVs whose names are hard to tell, written by hand, apart from the reader. All people are made up. */
export const BY_HAND_NAMES: Sheet[] = [
  {
    ...english,
    edu: [],
    id: 'names-post-nominals',
    layout: 'by hand: many letters behind the name',
    format: 'docx',
    shown: 'Rosalind Achterberg, BSc (Hons), MRICS, FCIOB, MBA',
    names: ['Rosalind Achterberg'],
    email: 'r.achterberg@mail.example',
    phone: '07700 900 221',
    place: 'Bristol',
    jobs: ['Commercial Director | Severnside Construction | | 2019-01 | now'],
    page: `
! Rosalind Achterberg, BSc (Hons), MRICS, FCIOB, MBA
Bristol | 07700 900 221 | r.achterberg@mail.example
${body(WORK, '**Commercial Director, Severnside Construction**\nJanuary 2019 – present\n* Framework bids')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-particles',
    layout: 'by hand: particles in small letters, two of them',
    format: 'pdf',
    shown: 'Maria do Carmo de la Fontaine e Silva',
    names: ['Maria do Carmo de la Fontaine e Silva'],
    email: 'mdocarmo@mail.example',
    phone: '07700 900 222',
    place: 'London',
    jobs: ['Head of Events | Thamesbank Venues | | 2017-05 | now'],
    page: `
> **Maria do Carmo de la Fontaine e Silva**
> London · 07700 900 222 · mdocarmo@mail.example
${body(WORK, '**Head of Events** – Thamesbank Venues\nMay 2017 – present\n* 300 events a year')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-one-word',
    layout: 'by hand: one word for a name',
    format: 'docx',
    shown: 'Suryadi',
    names: ['Suryadi'],
    unsure: true,
    email: 'suryadi@mail.example',
    phone: '07700 900 223',
    place: 'Manchester',
    jobs: ['Chef de Partie | Northern Quarter Kitchen | | 2020-03 | now'],
    page: `
! Suryadi
Manchester, 07700 900 223, suryadi@mail.example
${body(WORK, '**Chef de Partie, Northern Quarter Kitchen**\nMarch 2020 – present\n* Sauce section')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-lower-case',
    layout: 'by hand: all in small letters',
    format: 'pdf',
    shown: 'ottoline hargreave',
    names: ['Ottoline Hargreave', 'ottoline hargreave'],
    email: 'ottoline.hargreave@mail.example',
    phone: '07700 900 224',
    place: 'Brighton',
    jobs: ['Graphic Designer | Studio Pebble | | 2018-09 | now'],
    page: `
! ottoline hargreave
brighton / 07700 900 224 / ottoline.hargreave@mail.example
${body(['experience', 'references'], '**Graphic Designer**, Studio Pebble\nSeptember 2018 – present\n* Packaging')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-native-script',
    layout: 'by hand: the name in two scripts',
    format: 'pdf',
    shown: 'Xiaoming Li (李晓明)',
    names: ['Xiaoming Li', 'Xiaoming Li (李晓明)', '李晓明'],
    email: 'xiaoming.li@mail.example',
    phone: '07700 900 225',
    place: 'Leeds',
    jobs: ['Structural Engineer | Aire Consulting Engineers | | 2016-10 | now'],
    page: `
! Xiaoming Li (李晓明)
Leeds | 07700 900 225 | xiaoming.li@mail.example
${body(WORK, '**Structural Engineer, Aire Consulting Engineers**\nOctober 2016 – present\n* Steel frames')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-below-heading',
    layout: 'by hand: the name below the heading of the profile',
    format: 'docx',
    shown: 'Godfrey Mutasa',
    names: ['Godfrey Mutasa'],
    email: 'g.mutasa@mail.example',
    phone: '07700 900 226',
    place: 'Birmingham',
    jobs: ['Warehouse Supervisor | Midland Pallets | | 2015-02 | now'],
    page: `
# CURRICULUM VITAE
## Personal Details
Godfrey Mutasa
14 Moor Lane, Birmingham B24 8QD
07700 900 226
g.mutasa@mail.example
${body(WORK, '**Warehouse Supervisor, Midland Pallets**\nFebruary 2015 – present\n* Shift of 22')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-footer',
    layout: 'by hand: the name in the footer alone',
    format: 'docx',
    shown: 'Philippa Tregenza',
    names: ['Philippa Tregenza'],
    unsure: true,
    email: 'philippa.tregenza@mail.example',
    phone: '07700 900 227',
    place: 'Truro',
    jobs: ['Practice Manager | Carrick Dental Care | | 2014-06 | now'],
    page: `
# Profile
Practice manager with eleven years in dental care, based in Truro.
07700 900 227, philippa.tregenza@mail.example
${body(WORK, '**Practice Manager, Carrick Dental Care**\nJune 2014 – present\n* Rota of 16')}
FOOT Philippa Tregenza – Curriculum Vitae
`,
  },
  {
    ...english,
    edu: [],
    id: 'names-surname-first',
    layout: 'by hand: surname in capitals and first, with a title',
    format: 'doc',
    shown: 'OYELARAN-SMYTHE, Dr Temitope Grace',
    names: ['Temitope Grace Oyelaran-Smythe', 'Dr Temitope Grace Oyelaran-Smythe'],
    email: 'tg.oyelaran@mail.example',
    phone: '07700 900 228',
    place: 'Sheffield',
    jobs: ['Consultant Anaesthetist | Don Valley Hospital | | 2013-08 | now'],
    page: `
**OYELARAN-SMYTHE, Dr Temitope Grace**
Sheffield, 07700 900 228, tg.oyelaran@mail.example
${body(WORK, '**Consultant Anaesthetist, Don Valley Hospital**\nAugust 2013 – present\n* Lead for paediatrics')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-title-above',
    layout: 'by hand: the trade in large letters above the name',
    format: 'pdf',
    shown: 'Declan Fitzmaurice',
    names: ['Declan Fitzmaurice'],
    email: 'declan.fitz@mail.example',
    phone: '07700 900 229',
    place: 'Liverpool',
    jobs: ['Site Manager | Merseyway Homes | | 2018-04 | now'],
    page: `
! Senior Site Manager
**Declan Fitzmaurice**
Liverpool · 07700 900 229 · declan.fitz@mail.example
${body(WORK, '**Site Manager, Merseyway Homes**\nApril 2018 – present\n* 140 plots')}`,
  },
  {
    ...english,
    edu: [],
    id: 'names-known-as',
    layout: 'by hand: a nickname in quotes and a former name in brackets',
    format: 'docx',
    shown: 'Elizabeth “Bunty” Carrow (née Hallam)',
    names: [
      'Elizabeth Carrow',
      'Elizabeth “Bunty” Carrow',
      'Elizabeth “Bunty” Carrow (née Hallam)',
      'Bunty Carrow',
    ],
    email: 'bunty.carrow@mail.example',
    phone: '07700 900 230',
    place: 'Exeter',
    jobs: ['Bursar | Exebridge School | | 2012-09 | now'],
    page: `
! Elizabeth “Bunty” Carrow (née Hallam)
Exeter | 07700 900 230 | bunty.carrow@mail.example
${body(WORK, '**Bursar, Exebridge School**\nSeptember 2012 – present\n* Budget of £6m')}`,
  },
];
