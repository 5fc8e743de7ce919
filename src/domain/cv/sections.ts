import { fold } from '#src/lib/fold.ts';

export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'other';

const words = (text: string): string[] => text.split(',').map((word) => word.trim());

/** What sections of a CV are called, in English and in the languages of neighbouring markets. */
const TITLES: Record<Exclude<SectionKind, 'head'>, string[]> = {
  contact: words(
    'contact, contact details, contact information, contact info, personal details, personal information, personal data, details, get in touch, kontakt, personliche daten, coordonnees, contacto, datos personales, contatti',
  ),
  summary: words(
    'summary, professional summary, executive summary, career summary, profile, professional profile, personal profile, career profile, about, about me, objective, career objective, personal statement, overview, professional overview, introduction, who i am, bio, profil, perfil, resumen, profilo, summary of qualifications, profile summary, career overview',
  ),
  experience: words(
    'experience, work experience, professional experience, employment, employment history, work history, career history, career, relevant experience, employment experience, professional background, job history, career experience, positions held, professional history, roles, previous employment, industry experience, professional employment, experience highlights, work, berufserfahrung, experience professionnelle, experiencia, experiencia profesional, experiencia laboral, esperienza professionale, werkervaring, previous roles, earlier career, early career, other experience, additional experience, employment record',
  ),
  education: words(
    'education, academic background, academic qualifications, education and training, education & training, qualifications, academic history, academic record, academics, educational background, educational qualifications, education and qualifications, education & qualifications, studies, tertiary education, ausbildung, bildung, formation, formacion, educacion, istruzione, opleiding',
  ),
  skills: words(
    'skills, key skills, core skills, technical skills, professional skills, core competencies, competencies, key competencies, areas of expertise, expertise, skills and expertise, skills & expertise, technologies, technical expertise, technical proficiencies, tools, tools and technologies, tech stack, skill set, skillset, key strengths, strengths, it skills, computer skills, software, software skills, capabilities, core strengths, skills summary, skills and tools, kenntnisse, fahigkeiten, competences, habilidades, competenze, vaardigheden, technical competencies, systems, areas of specialisation, hard skills',
  ),
  certifications: words(
    'certifications, certificates, licences, licenses, certifications and licences, licenses and certifications, licenses & certifications, licences & certifications, professional certifications, professional development, accreditations, courses, training, training and certifications, certifications and training, certifications & training, tickets, tickets and licences, tickets & licences, professional memberships, memberships, professional qualifications, zertifikate, certificaciones, courses and certifications, training and courses',
  ),
  languages: words(
    'languages, language skills, language, sprachen, sprachkenntnisse, langues, idiomas, lingue, talen',
  ),
  other: words(
    'references, referees, interests, hobbies, hobbies and interests, interests and hobbies, awards, honours, honors, awards and honours, achievements, key achievements, publications, projects, personal projects, key projects, selected projects, volunteering, volunteer experience, volunteer work, volunteer, community, patents, additional information, other, miscellaneous, activities, extracurricular activities, declaration, availability, work rights, visa status, speaking, conferences, social, links, portfolio, referenzen, military service, leadership, scholarships',
  ),
};

const KINDS = new Map<string, SectionKind>(
  Object.entries(TITLES).flatMap(([kind, titles]) =>
    titles.map((title): [string, SectionKind] => [title, kind as SectionKind]),
  ),
);

// Headings of two subjects: the first that holds most of what follows.
const MIXED: [RegExp, SectionKind][] = [
  [/^(education|qualifications?) (and|&) (certifications?|training|licen[cs]es|courses)$/, 'education'],
  [
    /^(skills|expertise|competenc\w+) (and|&) (languages?|interests|tools|technolog\w+|qualifications|certifications|abilities|competenc\w+)$/,
    'skills',
  ],
  [/^(languages?) (and|&) (skills|interests)$/, 'languages'],
  [/^(work|employment|career|professional) (and|&) .*(experience|history)$/, 'experience'],
  [
    /^(certifications?|licen[cs]es|training|courses|memberships|accreditations) (and|&) [a-z ]{3,25}$/,
    'certifications',
  ],
  [
    /^(interests|hobbies|awards|honou?rs|achievements|activities|volunteering|projects|publications) (and|&) [a-z ]{3,25}$/,
    'other',
  ],
  [
    /^(relevant|selected|recent|key|previous|other|additional) (work |professional |employment )?(experience|employment|roles|positions)$/,
    'experience',
  ],
];

/** Which section a line begins; null for a line that is no heading. */
export function sectionOf(text: string): SectionKind | null {
  const bare = spaced(text)
    .replace(/^[\s\d.|:•▪■*#=_—–-]+|[\s.|:•*#=_—–-]+$/gu, '')
    .trim();
  if (bare.length < 3 || bare.length > 45) return null;
  const key = fold(bare);
  const known = KINDS.get(key) ?? KINDS.get(key.replace(/ & /g, ' and '));
  if (known !== undefined) return known;
  return MIXED.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

/** Letters set apart, as headings often are, put together: "E X P E R I E N C E" to "EXPERIENCE". */
export function spaced(text: string): string {
  if (!/^(?:\S ){3,}\S(?:\s|$)/u.test(text)) return text;
  return text
    .split(/\s{2,}|\t/)
    .map((word) => (/^(?:\S )+\S$/u.test(word.trim()) ? word.replace(/ /g, '') : word))
    .join(' ');
}
