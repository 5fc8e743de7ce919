import { expect, it } from 'vitest';
import { trainingIn } from '#src/domain/cv/pauses.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { firmOf } from '#src/domain/cv/told-jobs.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const nameOf = (head: string) =>
  readPlain(`${head.replaceAll('|', '\n')}\n\n**Experience**\n2019 – 2022 Assistant, Hallam Services Ltd`)
    .name;

it.each([
  [
    'PRIYANKA (PRI) WAKELING-SHAH MCICM|Credit Control Manager|pri.wakelingshah@soarvalley.example',
    'Priyanka Wakeling-Shah',
  ],
  ['Oliver Thackray MCIOF|Fundraising Manager|07700 900271', 'Oliver Thackray'],
  ['OLIVER THACKRAY MCIOF CPsychol|Fundraising Manager|oliver.thackray@mail.example', 'Oliver Thackray'],
  ['Deborah Quillfeather, FCICM, ACIArb|Head of Credit|d.quillfeather@mail.example', 'Deborah Quillfeather'],
  ['Fiona McInnes|Head of Credit|fiona.mcinnes@mail.example', 'Fiona McInnes'],
  ['FIONA MCILROY|Head of Credit|fiona.mcilroy@mail.example', 'Fiona McIlroy'],
  [
    'Mr. Emeka Tobenna Nwosu-Hale MRICS, FCIArb|Building Surveyor|e.nwosuhale@post.example',
    'Emeka Tobenna Nwosu-Hale',
  ],
  ['Niamh Ferriter MIAPI CPsychol|Psychologist|niamhferriter@post.example', 'Niamh Ferriter'],
  ['Hannah Okell|MCIPR|Communications Lead|hannah.okell@post.example', 'Hannah Okell'],
])('letters of a chartered institute are no surname: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

it.each([
  ['Fatuma Abdi Warsame|Undersköterska|fatuma.warsame@malarpost.example', 'Fatuma Abdi Warsame'],
  ['Rahmat Agus Setiawan|Kok|rahmat.setiawan@post.example', 'Rahmat Agus Setiawan'],
  [
    'VAN DEN BROECK VERMEULEN, Lieselot|Verpleegkundige|lieselot.vandenbroeck@post.example',
    'Lieselot van den Broeck Vermeulen',
  ],
  ['OLABARRIETA DE LA CAL Itziar|Enfermera|itziar.olabarrieta@post.example', 'Itziar Olabarrieta de la Cal'],
  ['Paolo DE LUCA|Infermiere|paolo.deluca@post.example', 'Paolo De Luca'],
  ['DAVLATOVA RUKHSHONA|Pflegehelferin|rukhshona.d@post.example', 'Rukhshona Davlatova'],
  ['QUILLORN DRAVEK|Pflegehelfer|dravek.q@post.example', null],
])('a name of several parts is whole: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

it.each([
  'Integrationskurs und Deutsch B2, Volkshochschule Magdeburg',
  'Vollzeitstudium',
  'École technique à plein temps',
  'Reprise d’études',
  'Full-time study, Massey University',
  'English course at Hallam College',
  'Curso de soldadura, SEPE',
  'Corso di italiano per stranieri',
  'Inburgering en Nederlands',
  'Svenska för invandrare, kurs D',
  'Norskkurs, Oslo voksenopplæring',
])('a course or a school between jobs is none of them: %s', (text) => {
  const jobs = [line('Clerk, Hallam Services Ltd\t2019 – 2022'), line(`${text}\t2017 – 2018`)];
  expect(trainingIn(jobs)).toEqual([jobs[1]]);
});

it.each([
  'Deutschlehrerin, Sprachschule Berlitz',
  'Sprachschule, Berlin',
  'École technique de Lausanne, enseignant',
  'Course leader, English courses',
  'Kursleiterin Integrationskurse',
  'Curso de verano y campamentos, monitora',
  'Full-time carer',
])('who teaches has a job there: %s', (text) => {
  expect(trainingIn([line('Clerk, Hallam Services Ltd\t2019 – 2022'), line(`${text}\t2017 – 2018`)])).toEqual(
    [],
  );
});

it.each([
  ['Hotel Villa Adria di Riccione', 'Hotel Villa Adria', 'Riccione'],
  ['Trattoria Da Nerina di Rimini', 'Trattoria Da Nerina', 'Rimini'],
  ['Restaurante La Parra de Sevilla', 'Restaurante La Parra', 'Sevilla'],
  ['Banca Popolare di Sondrio', 'Banca Popolare di Sondrio', null],
  ['Comune di Rimini', 'Comune di Rimini', null],
  ['Panificio di Siracusa', 'Panificio di Siracusa', null],
])('a house with a name of its own is apart from its town: %s', (named, firm, place) => {
  expect(firmOf(named)).toEqual({ firm, place });
});

it.each([
  ['Nome del datore di lavoro', 'Brenta Impianti S.r.l.'],
  ['Nom de l’employeur', 'Ateliers Morel SA'],
  ['Name of employer', 'Hallam Services Ltd'],
  ['Name des Arbeitgebers', 'Huber GmbH'],
  ['Nombre de la empresa', 'Talleres Ibarra S.L.'],
  ['Nome do empregador', 'Metalúrgica Silva Lda'],
  ['Naam van de werkgever', 'Van Dijk BV'],
  ['Arbetsgivarens namn', 'Blanka Städ AB'],
  ['Arbejdsgiverens navn', 'Jensen A/S'],
  ['Arbeidsgivers navn', 'Nordby AS'],
])('a label that touches its value is none of the employer: %s', (label, employer) => {
  const form = [
    'Ada Thackray',
    '',
    '**Work experience**',
    'Dates\t02/2019 – 03/2021',
    'Occupation or position held\tElectrician',
    `${label} ${employer}`,
    'Dates\t02/2015 – 01/2019',
    'Occupation or position held\tApprentice electrician',
    `${label} ${employer}`,
  ];
  expect(readPlain(form.join('\n')).experience.map((job) => job.employer)).toEqual([employer, employer]);
});
