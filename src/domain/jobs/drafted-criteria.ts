import { withArticle } from '#src/lib/article.ts';
import { LANGUAGES, type Language, languageOf } from '#src/lib/language.ts';
import { onSiteQuestions } from './interview-questions.ts';
import type { Criterion, Job, JobLocation } from './schema.ts';

/** What stands in the labels of the criteria that a job's own fields give. */
interface Wording {
  role: (title: string) => string;
  done: (of: string) => string;
  onSite: (city: string) => string;
  partOfWeek: (city: string) => string;
  contract: string;
  partTime: string;
}

const WORDINGS: Record<Language, Wording> = {
  en: {
    role: (title) => `Has worked as ${withArticle(title)} or in a role like it`,
    done: (of) => `Has done: ${of}`,
    onSite: (city) => `Can work on site in ${city}`,
    partOfWeek: (city) => `Can work part of the week in ${city}`,
    contract: 'Is available for contract work',
    partTime: 'Wants part-time work',
  },
  de: {
    role: (title) => `Erfahrung in der Rolle oder einer ähnlichen: ${title}`,
    done: (of) => `Schon getan: ${of}`,
    onSite: (city) => `Kann vor Ort arbeiten: ${city}`,
    partOfWeek: (city) => `Kann einen Teil der Woche vor Ort arbeiten: ${city}`,
    contract: 'Ist für einen befristeten Auftrag verfügbar',
    partTime: 'Möchte in Teilzeit arbeiten',
  },
  fr: {
    role: (title) => `Expérience à ce poste ou à un poste semblable : ${title}`,
    done: (of) => `Déjà fait : ${of}`,
    onSite: (city) => `Peut travailler sur place : ${city}`,
    partOfWeek: (city) => `Peut travailler sur place une partie de la semaine : ${city}`,
    contract: 'Est disponible pour une mission',
    partTime: 'Souhaite travailler à temps partiel',
  },
  es: {
    role: (title) => `Experiencia en este puesto o en uno parecido: ${title}`,
    done: (of) => `Ya ha hecho: ${of}`,
    onSite: (city) => `Puede trabajar de forma presencial: ${city}`,
    partOfWeek: (city) => `Puede trabajar parte de la semana de forma presencial: ${city}`,
    contract: 'Está disponible para un contrato temporal',
    partTime: 'Desea trabajar a tiempo parcial',
  },
  it: {
    role: (title) => `Esperienza in questo ruolo o in uno simile: ${title}`,
    done: (of) => `Ha già fatto: ${of}`,
    onSite: (city) => `Può lavorare in sede: ${city}`,
    partOfWeek: (city) => `Può lavorare in sede parte della settimana: ${city}`,
    contract: 'È disponibile per un incarico a termine',
    partTime: 'Desidera lavorare a tempo parziale',
  },
  pt: {
    role: (title) => `Experiência nesta função ou numa semelhante: ${title}`,
    done: (of) => `Já fez: ${of}`,
    onSite: (city) => `Pode trabalhar presencialmente: ${city}`,
    partOfWeek: (city) => `Pode trabalhar presencialmente parte da semana: ${city}`,
    contract: 'Está disponível para um contrato a prazo',
    partTime: 'Deseja trabalhar a tempo parcial',
  },
  nl: {
    role: (title) => `Ervaring in deze of een vergelijkbare functie: ${title}`,
    done: (of) => `Al gedaan: ${of}`,
    onSite: (city) => `Kan op locatie werken: ${city}`,
    partOfWeek: (city) => `Kan een deel van de week op locatie werken: ${city}`,
    contract: 'Is beschikbaar voor een tijdelijke opdracht',
    partTime: 'Wil in deeltijd werken',
  },
};

/** The language in which the criteria and questions of a job are worded: that of its brief. */
export const languageOfRole = ({ title, description }: Pick<Job, 'title' | 'description'>): Language =>
  languageOf([title, description ?? ''].join('\n'));

/** The criterion of who did such work before. */
export const ofRole = (language: Language, title: string): Criterion => ({
  label: WORDINGS[language].role(title),
  weight: 5,
  must_have: false,
});

/** The criterion of who did what the role does. */
export const ofDuty = (language: Language, duty: string): Criterion => ({
  label: WORDINGS[language].done(duty),
  weight: 3,
  must_have: false,
});

type Facts = { location: JobLocation | null; employment_type: Job['employment_type'] };

/** What the fields of a job ask of everybody, each with the question that a candidate answers by yes or no. */
function practicalIn(language: Language, { location, employment_type: type }: Facts): [string, string][] {
  const [say, ask] = [WORDINGS[language], onSiteQuestions(language)];
  const city = location === null || location.type === 'remote' ? null : location.city;
  const isHybrid = location?.type === 'hybrid';
  return [
    ...(city === null
      ? []
      : ([
          isHybrid ? [say.partOfWeek(city), ask.partOfWeek(city)] : [say.onSite(city), ask.onSite(city)],
        ] satisfies [string, string][])),
    ...(type === 'contract' ? ([[say.contract, ask.contract]] satisfies [string, string][]) : []),
    ...(type === 'part_time' ? ([[say.partTime, ask.partTime]] satisfies [string, string][]) : []),
  ];
}

/** The criteria of where, how long and how much. */
export const practicalCriteria = (language: Language, facts: Facts): Criterion[] =>
  practicalIn(language, facts).map(([label]) => ({ label, weight: 4, must_have: true }));

/** The question to a candidate about such a criterion, in whatever language it was drafted; null for any other. */
export function practicalQuestion(facts: Facts, label: string): string | null {
  for (const language of LANGUAGES)
    for (const [own, question] of practicalIn(language, facts)) if (own === label) return question;
  return null;
}

const BEGINNINGS = LANGUAGES.flatMap((language) => {
  const { role, done, onSite, partOfWeek, contract, partTime } = WORDINGS[language];
  const mark = '\uE000';
  return [role(mark), done(mark), onSite(mark), partOfWeek(mark), contract, partTime].map((label) =>
    label.replace(/(?:an? )?\uE000.*$/u, ''),
  );
});

/** Whether a criterion was drafted from the job's own fields or duties, and from no line that asks. */
export const isDraftedLabel = (label: string): boolean => BEGINNINGS.some((begun) => label.startsWith(begun));
