import { withArticle } from '#src/lib/article.ts';
import type { Language } from '#src/lib/reader-language.ts';

/** What the first sentence of a summary tells; null where the record holds nothing of it, but for who it is. */
export interface Opening {
  name: string | null;
  title: string | null;
  employer: string | null;
  place: string | null;
  years: number | null;
  /** Whether the last of their jobs has ended. */
  isOver: boolean;
}

/** The words of a summary in one language. */
export interface SummaryWords {
  opening(facts: Opening): string;
  skills: string;
  asked: string;
  done: string;
  /** What somebody does, in the present. */
  does: string;
  /** What they have to do with, in sentences without a verb. */
  work: string;
  ownAccount: string;
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

/** How people say in the place of an employer that they have none, in the languages of the pages. */
const OWN_ACCOUNT =
  /^(?:(?:currently )?self[- ]?employed|freelanc(?:e|er|ing)|independent(?: contractor| consultant)?|sole trader|(?:my |own )(?:business|account|practice)|(?:beruflich )?selbst(?:st)?ändige?[rn]?|freiberuf\p{L}*|freie[rn]? mitarbeit\p{L}*|(?:travailleu(?:r|se) )?indépendante?|à (?:mon|son) compte|auto-?entrepreneu(?:r|se)|micro-?entrepreneu(?:r|se)|profession libérale|(?:trabajador\p{L}* )?autónom[oa]|por cuenta propia|liber[oa] professionista|lavorat(?:ore|rice) autonom[oa]|in proprio|autônom[oa]|trabalhador\p{L}* (?:independente|por conta própria)|por conta própria|zzp(?:['’]?er)?|zelfstandige?(?: \p{L}+)?|eigen baas|egenföretagare|egen firma|frilans(?:are|er)?|selv?stændig(?: \p{L}+)?|selvstendig(?: næringsdrivende)?|yrittäjä|toiminimi|samozatrudnion[ya]|własna działalność(?: gospodarcza)?|jdg)$/iu;

/** Whether what stands as an employer says that somebody works for themselves. */
export const isOwnAccount = (employer: string | null): boolean =>
  employer !== null && OWN_ACCOUNT.test(employer.trim());

/** Countries that take an article, by what they are: `the United Kingdom`, `the Netherlands`, `the Czech Republic`. */
const WITH_ARTICLE =
  /^(?:United (?:Kingdom|States|Arab)|(?:UK|USA?|UAE)$|(?:.* )?(?:Islands?|Republic|Federation|Territories)$|Isle of |Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Democratic Republic|Republic of )/u;
/** Islands that are called so alone. */
const BARE_ISLAND = /^(?:Norfolk|Christmas|Bouvet|Long|Rhode|Prince Edward|Vancouver|Ascension) Island$/u;
const inEnglish = (place: string): string =>
  WITH_ARTICLE.test(place) && !BARE_ISLAND.test(place) && !place.includes(',')
    ? `in the ${place}`
    : `in ${place}`;

/** How German says where, of countries with an article; all others go without. */
const IN_GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^Vereinigtes Königreich$/u, 'im Vereinigten Königreich'],
  [/^Vereinigte Staaten(.*)$/u, 'in den Vereinigten Staaten$1'],
  [/^Vereinigte Arabische Emirate$/u, 'in den Vereinigten Arabischen Emiraten'],
  [/^(Niederlande|Philippine|Malediven|Bahamas|Seychellen|Komoren|USA)n?$/u, 'in den $1n'],
  [/^(Schweiz|Slowakei|Türkei|Ukraine|Mongolei|Elfenbeinküste|Republik .+)$/u, 'in der $1'],
  [/^(\p{L}+ische) Republik$/u, 'in der $1n Republik'],
  [/^(Irak|Iran|Jemen|Libanon|Sudan|Südsudan|Tschad|Senegal|Kongo|Niger|Oman|Vatikan)$/u, 'im $1'],
];
function inGerman(place: string): string {
  const found = IN_GERMAN.find(([pattern]) => pattern.test(place));
  if (found === undefined) return `in ${place}`;
  return place.replace(...found).replace(/(?<=Malediven|Bahamas|Seychellen|Komoren|USA)n$/u, '');
}

const ENGLISH: SummaryWords = {
  opening({ name, title, employer, place, years, isOver }) {
    const who = name ?? 'This candidate';
    const where = place === null ? '' : ` ${inEnglish(place)}`;
    const long = years === null ? '' : `${years} ${years === 1 ? 'year' : 'years'} of experience`;
    if (title === null) return `${who} has ${long}${where === '' ? '' : `, and lives${where}`}.`;
    const isOwn = isOwnAccount(employer);
    const what = withArticle(
      isOwn && !/self-?employed|freelance/iu.test(title) ? `self-employed ${title}` : title,
    );
    const at = employer === null || isOwn ? '' : ` at ${employer}`;
    return `${who} ${isOver ? 'last worked as' : 'is'} ${what}${at}${where}${long === '' ? '' : `, with ${long}`}.`;
  },
  skills: 'Skills',
  asked: 'What the role asks for',
  done: 'Has done',
  does: 'Does',
  work: 'Work',
  ownAccount: 'self-employed',
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
  opening({ name, title, employer, place, years, isOver }) {
    const who = name ?? 'Diese Person';
    const where = place === null ? '' : ` ${inGerman(place)}`;
    const long = years === null ? '' : `${years} ${years === 1 ? 'Jahr' : 'Jahre'} Berufserfahrung`;
    if (title === null) return `${who} hat ${long}${where === '' ? '' : ` und lebt${where}`}.`;
    const own = isOwnAccount(employer);
    const at = employer === null ? '' : own ? ' auf eigene Rechnung' : ` bei ${employer}`;
    return `${who} ${isOver ? 'war zuletzt' : 'ist'} ${title}${at}${where}${long === '' ? '' : ` und hat ${long}`}.`;
  },
  skills: 'Kenntnisse',
  asked: 'Was die Stelle verlangt',
  done: 'Erreicht',
  does: 'Aufgaben',
  work: 'Verantwortung',
  ownAccount: 'selbstständig',
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
  opening({ name, title, employer, place, years, isOver }) {
    const who = name ?? 'Cette personne';
    const where = place === null ? '' : ` (${place})`;
    const long = years === null ? '' : `${years} ${years === 1 ? 'an' : 'ans'} d’expérience`;
    if (title === null) return `${who} a ${long}${where}.`;
    const at = employer === null ? '' : isOwnAccount(employer) ? ' à son compte' : ` chez ${employer}`;
    return `${who} ${isOver ? 'était en dernier lieu' : 'est'} ${title}${at}${where}${long === '' ? '' : ` et a ${long}`}.`;
  },
  skills: 'Compétences',
  asked: 'Ce que le poste demande',
  done: 'Réalisations',
  does: 'Missions',
  work: 'Responsabilités',
  ownAccount: 'à son compte',
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
