import { describe, expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

/** Headings of jobs, skills, certificates, languages and studies, and what CVs say of a person under a label. */
const WRITTEN: Record<string, [string[], string[]]> = {
  English: [
    ['Work Experience', 'Skills', 'Certifications', 'Languages', 'Education'],
    [
      'Right to work: Australian citizen',
      'Visa status: Skilled worker visa until 2027',
      'Notice period: 4 weeks',
      'Driving licence: Full, clean',
      'Nationality: British',
      'Date of birth: 12 March 1985',
      'Marital status: Married, two children',
      'References: Available on request',
      'Salary expectation: AUD 120,000 + super',
      'Availability: Immediately',
      'LinkedIn: linkedin.com/in/janeharrow',
    ],
  ],
  German: [
    ['Berufserfahrung', 'Kenntnisse', 'Zertifikate', 'Sprachen', 'Ausbildung'],
    [
      'Staatsangehörigkeit: deutsch',
      'Arbeitserlaubnis: unbefristet',
      'Kündigungsfrist: 3 Monate zum Quartalsende',
      'Führerschein: Klasse B',
      'Geburtsdatum: 12.03.1985',
      'Familienstand: verheiratet, 2 Kinder',
      'Referenzen: auf Anfrage',
      'Gehaltsvorstellung: 65.000 EUR',
      'Eintrittstermin: 01.04.2026',
    ],
  ],
  French: [
    ['Expérience professionnelle', 'Compétences', 'Certifications', 'Langues', 'Formation'],
    [
      'Nationalité : française',
      'Titre de séjour : valable jusqu’en 2028',
      'Préavis : 3 mois',
      'Permis de conduire : B',
      'Date de naissance : 12/03/1985',
      'Situation familiale : mariée, 2 enfants',
      'Références : sur demande',
      'Prétentions salariales : 45 000 €',
      'Disponibilité : immédiate',
    ],
  ],
  Spanish: [
    ['Experiencia laboral', 'Habilidades', 'Certificaciones', 'Idiomas', 'Formación'],
    [
      'Nacionalidad: española',
      'Permiso de trabajo: sí',
      'Preaviso: 15 días',
      'Permiso de conducir: B',
      'Fecha de nacimiento: 12/03/1985',
      'Estado civil: casada',
      'Referencias: disponibles a petición',
      'Pretensiones salariales: 40.000 €',
      'Disponibilidad: inmediata',
    ],
  ],
  Italian: [
    ['Esperienze professionali', 'Competenze', 'Certificazioni', 'Lingue', 'Formazione'],
    [
      'Cittadinanza: italiana',
      'Permesso di soggiorno: illimitato',
      'Preavviso: 2 mesi',
      'Patente di guida: B, automunito',
      'Data di nascita: 12/03/1985',
      'Stato civile: coniugata',
      'Referenze: su richiesta',
      'RAL attuale: 35.000 €',
      'Disponibilità: immediata',
    ],
  ],
  Dutch: [
    ['Werkervaring', 'Vaardigheden', 'Certificaten', 'Talen', 'Opleiding'],
    [
      'Nationaliteit: Nederlandse',
      'Werkvergunning: niet nodig',
      'Opzegtermijn: 1 maand',
      'Rijbewijs: B',
      'Geboortedatum: 12 maart 1985',
      'Burgerlijke staat: gehuwd',
      'Referenties: op aanvraag',
      'Salarisindicatie: € 4.500 bruto',
      'Beschikbaarheid: per direct',
    ],
  ],
  Portuguese: [
    ['Experiência profissional', 'Competências', 'Certificações', 'Idiomas', 'Formação académica'],
    [
      'Nacionalidade: portuguesa',
      'Autorização de trabalho: sim',
      'Aviso prévio: 60 dias',
      'Carta de condução: B',
      'Data de nascimento: 12/03/1985',
      'Estado civil: casada',
      'Referências: disponíveis mediante pedido',
      'Pretensão salarial: R$ 9.000',
      'Disponibilidade: imediata',
    ],
  ],
  Swedish: [
    ['Arbetslivserfarenhet', 'Kompetenser', 'Certifikat', 'Språk', 'Utbildning'],
    [
      'Medborgarskap: svenskt',
      'Arbetstillstånd: permanent',
      'Uppsägningstid: 3 månader',
      'Körkort: B',
      'Födelsedatum: 1985-03-12',
      'Civilstånd: gift, två barn',
      'Referenser: lämnas på begäran',
      'Löneanspråk: 45 000 kr',
      'Tillgänglighet: omgående',
    ],
  ],
};
const WAYS: ((line: string) => string)[] = [
  (line) => line,
  (line) => `• ${line}`,
  (line) => line.replace(/ ?: /, '    '),
];
const SECTIONS = ['jobs', 'skills', 'certificates', 'languages', 'studies'];

const written = ([jobs, skills, certificates, languages, studies]: string[], line: string, under: string) => {
  const here = (name: string) => (name === under ? `\n${line}` : '');
  return readPlain(`Jane Harrow
jane.harrow@mail.example

${jobs}

Accountant, Meridian Foods GmbH    03/2019 - 01/2024${here('jobs')}

${skills}

SAP, Excel, DATEV${here('skills')}

${certificates}

PRINCE2 Practitioner${here('certificates')}

${languages}

English, German${here('languages')}

${studies}

2008 - 2011    Bachelor of Commerce, University of Leeds${here('studies')}`);
};

describe.each(Object.entries(WRITTEN))(
  'what a CV in %s says under a label',
  (_language, [headings, lines]) => {
    it.each(SECTIONS)(
      'is no skill, job, certificate, language or study where it stands among the %s',
      (under) => {
        for (const line of lines)
          for (const way of WAYS) {
            const { skills, certifications, languages, experience, education } = written(
              headings,
              way(line),
              under,
            );
            expect({ line: way(line), skills, certifications, languages }).toEqual({
              line: way(line),
              skills: ['SAP', 'Excel', 'DATEV'],
              certifications: ['PRINCE2 Practitioner'],
              languages: ['English', 'German'],
            });
            expect([line, experience.length, education.length]).toEqual([line, 1, 1]);
          }
      },
    );
  },
);

it('keeps a licence for heavy vehicles as a certificate, and what a job says under such a word', () => {
  const [headings = []] = WRITTEN.English ?? [];
  expect(written(headings, 'Driving licence: C+E, ADR', 'certificates').certifications).toEqual([
    'PRINCE2 Practitioner',
    'Driving licence: C+E, ADR',
  ]);
  const said = '• Availability: 99.9 % of the platform, around the clock';
  expect(written(headings, said, 'jobs').experience[0]?.description).toContain('99.9 %');
});

it('reads the right to work into its field, wherever its label stands', () => {
  const [headings = []] = WRITTEN.English ?? [];
  for (const under of SECTIONS)
    expect(written(headings, 'Right to work: Australian citizen', under).work_rights).toBe(
      'Australian citizen',
    );
  const [german = []] = WRITTEN.German ?? [];
  expect(written(german, 'Arbeitserlaubnis    unbefristet', 'skills').work_rights).toBe(
    'Arbeitserlaubnis: unbefristet',
  );
  for (const little of ['Work permit: not required', 'Visa: No', 'Werkvergunning: niet nodig'])
    expect(written(headings, little, 'skills')).not.toHaveProperty('work_rights');
  expect(written(headings, 'Nationality: British', 'skills')).not.toHaveProperty('work_rights');
});
