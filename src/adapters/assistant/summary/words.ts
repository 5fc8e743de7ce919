import { isWorkWordAbroad } from '#src/domain/lexicon/work-words.ts';
import { isEnglish } from '#src/domain/speech/index.ts';
import { isWordOf } from '#src/domain/speech/readers.ts';
import { withArticle } from '#src/lib/article.ts';
import type { Language } from '#src/lib/reader-language.ts';

/** What the first sentence of a summary tells; null where the record holds nothing of it, but for who it is. */
export interface Opening {
  name: string | null;
  title: string | null;
  employer: string | null;
  place: string | null;
  years: number | null;
}

/** The words of a summary in one language. */
export interface SummaryWords {
  opening(facts: Opening): string;
  skills: string;
  asked: string;
  done: string;
  roles: string;
  qualifications: string;
  languages: string;
  workRights: string;
  notice: string;
  colon: string;
  /** Between the years of a role. */
  until: string;
  now: string;
}

const WORD = /\p{L}{3,}/gu;
/** Whether a title is of another language than English, whose article it cannot take. */
const isForeign = (title: string): boolean =>
  (title.match(WORD) ?? []).some((word) => {
    const small = word.toLowerCase();
    return (
      !isEnglish(small) && (isWorkWordAbroad(word) || READ.some((language) => isWordOf(language, small)))
    );
  });
const READ = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

const ENGLISH: SummaryWords = {
  opening({ name, title, employer, place, years }) {
    const who = name ?? 'This candidate';
    const where = place === null ? '' : ` in ${place}`;
    const long = years === null ? '' : `${years} ${years === 1 ? 'year' : 'years'} of experience`;
    if (title === null) return `${who} has ${long}${where === '' ? '' : `, and lives${where}`}.`;
    const what = isForeign(title) ? ` works as ${title}` : ` is ${withArticle(title)}`;
    const at = employer === null ? '' : ` at ${employer}`;
    return `${who}${what}${at}${where}${long === '' ? '' : `, with ${long}`}.`;
  },
  skills: 'Skills',
  asked: 'What the role asks for',
  done: 'Has done',
  roles: 'Recent roles',
  qualifications: 'Qualifications',
  languages: 'Languages',
  workRights: 'Right to work',
  notice: 'Notice',
  colon: ':',
  until: ' to ',
  now: 'now',
};

const GERMAN: SummaryWords = {
  opening({ name, title, employer, place, years }) {
    const who = name ?? 'Diese Person';
    const where = place === null ? '' : ` in ${place}`;
    const long = years === null ? '' : `${years} ${years === 1 ? 'Jahr' : 'Jahre'} Berufserfahrung`;
    if (title === null) return `${who} hat ${long}${where === '' ? '' : ` und lebt${where}`}.`;
    const at = employer === null ? '' : ` bei ${employer}`;
    return `${who} ist ${title}${at}${where}${long === '' ? '' : ` und hat ${long}`}.`;
  },
  skills: 'Kenntnisse',
  asked: 'Was die Stelle verlangt',
  done: 'Erreicht',
  roles: 'Letzte Stationen',
  qualifications: 'Abschlüsse',
  languages: 'Sprachen',
  workRights: 'Arbeitserlaubnis',
  notice: 'Kündigungsfrist',
  colon: ':',
  until: ' bis ',
  now: 'heute',
};

const FRENCH: SummaryWords = {
  opening({ name, title, employer, place, years }) {
    const who = name ?? 'Cette personne';
    const where = place === null ? '' : ` (${place})`;
    const long = years === null ? '' : `${years} ${years === 1 ? 'an' : 'ans'} d’expérience`;
    if (title === null) return `${who} a ${long}${where}.`;
    const at = employer === null ? '' : ` chez ${employer}`;
    return `${who} est ${title}${at}${where}${long === '' ? '' : ` et a ${long}`}.`;
  },
  skills: 'Compétences',
  asked: 'Ce que le poste demande',
  done: 'Réalisations',
  roles: 'Derniers postes',
  qualifications: 'Qualifications',
  languages: 'Langues',
  workRights: 'Autorisation de travail',
  notice: 'Préavis',
  colon: ' :',
  until: ' à ',
  now: 'aujourd’hui',
};

/** The words of a summary by the language in which it is read. */
export const SUMMARY_WORDS: Record<Language, SummaryWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH };
