import { type Language, languageOf } from '#src/lib/language.ts';
import type { JobLocation } from './schema.ts';

/** What a plan asks of, in the words of the brief and of the job's own fields. */
export interface Asked {
  /** The whole text by whose language the questions are worded. */
  text: string;
  /** What has to be there, each as the brief says it. */
  needed: readonly string[];
  wished: readonly string[];
  duties: readonly string[];
  location: JobLocation | null;
  employment_type: 'full_time' | 'part_time' | 'contract' | null;
  success_in_90_days: string | null;
}

interface Wording {
  evidence: (of: string) => string;
  done: (of: string) => string;
  onSite: (city: string) => string;
  partOfWeek: (city: string) => string;
  contract: string;
  partTime: string;
  first90: (of: string) => string;
}

/** How a line that asks for something says how much it does: the question is about what stands before. */
const HOW_MUCH =
  /[\s,;:(–-]+(?:(?:is|are|would be|will be)\s+)?(?:(?:an?|the|absolute(?:ly)?|highly|strongly|very|real|big|huge|strong|definite|distinct|clear)\s+)*(?:must(?:[- ]have)?|required|requirement|essential|mandatory|needed|necessary|preferred|desir(?:ed|able)|advantageous|advantage|plus|bonus|asset|regarded|important)\)?[.!?]*$/i;

/** A line that is a sentence of its own in English, and so no object of a question. */
const IS_SENTENCE =
  /\b(?:is|are|was|were|will|must|should|shall|can|may|has|needs?|requires?|you|we|they)\b/i;

const thingIn = (line: string): string => {
  const thing = line.replace(HOW_MUCH, '').trim();
  return thing.length < 2 ? line : thing;
};

const WORDINGS: Record<Language, Wording> = {
  en: {
    evidence: (of) =>
      IS_SENTENCE.test(of)
        ? `The brief says “${of}”. Which work or document of yours shows that?`
        : `Which work or document of yours shows this: ${of}?`,
    done: (of) =>
      IS_SENTENCE.test(of)
        ? `The brief says “${of}”. When have you done that?`
        : `When have you done this: ${of}?`,
    onSite: (city) => `Can you work on site in ${city}?`,
    partOfWeek: (city) => `Can you work part of the week in ${city}?`,
    contract: 'Are you available for contract work?',
    partTime: 'Do you want part-time work?',
    first90: (of) => `How would you reach this in the first 90 days: ${of}?`,
  },
  de: {
    evidence: (of) => `Welche Arbeit oder welcher Nachweis zeigt das: ${of}?`,
    done: (of) => `Wann haben Sie das schon getan: ${of}?`,
    onSite: (city) => `Können Sie vor Ort in ${city} arbeiten?`,
    partOfWeek: (city) => `Können Sie einen Teil der Woche in ${city} arbeiten?`,
    contract: 'Sind Sie für einen befristeten Auftrag verfügbar?',
    partTime: 'Möchten Sie in Teilzeit arbeiten?',
    first90: (of) => `Wie würden Sie das in den ersten 90 Tagen erreichen: ${of}?`,
  },
  fr: {
    evidence: (of) => `Quelle expérience ou quel document le montre : ${of} ?`,
    done: (of) => `Quand avez-vous déjà fait cela : ${of} ?`,
    onSite: (city) => `Pouvez-vous travailler sur place à ${city} ?`,
    partOfWeek: (city) => `Pouvez-vous travailler une partie de la semaine à ${city} ?`,
    contract: 'Êtes-vous disponible pour une mission ?',
    partTime: 'Souhaitez-vous travailler à temps partiel ?',
    first90: (of) => `Comment y parviendriez-vous dans les 90 premiers jours : ${of} ?`,
  },
  es: {
    evidence: (of) => `¿Qué experiencia o documento lo demuestra: ${of}?`,
    done: (of) => `¿Cuándo ha hecho esto: ${of}?`,
    onSite: (city) => `¿Puede trabajar de forma presencial en ${city}?`,
    partOfWeek: (city) => `¿Puede trabajar parte de la semana en ${city}?`,
    contract: '¿Está disponible para un contrato temporal?',
    partTime: '¿Desea trabajar a tiempo parcial?',
    first90: (of) => `¿Cómo lo conseguiría en los primeros 90 días: ${of}?`,
  },
  it: {
    evidence: (of) => `Quale esperienza o documento lo dimostra: ${of}?`,
    done: (of) => `Quando ha già fatto questo: ${of}?`,
    onSite: (city) => `Può lavorare in sede a ${city}?`,
    partOfWeek: (city) => `Può lavorare parte della settimana a ${city}?`,
    contract: 'È disponibile per un incarico a termine?',
    partTime: 'Desidera lavorare a tempo parziale?',
    first90: (of) => `Come lo otterrebbe nei primi 90 giorni: ${of}?`,
  },
  pt: {
    evidence: (of) => `Que experiência ou documento o demonstra: ${of}?`,
    done: (of) => `Quando já fez isto: ${of}?`,
    onSite: (city) => `Pode trabalhar presencialmente em ${city}?`,
    partOfWeek: (city) => `Pode trabalhar parte da semana em ${city}?`,
    contract: 'Está disponível para um contrato a prazo?',
    partTime: 'Deseja trabalhar a tempo parcial?',
    first90: (of) => `Como o conseguiria nos primeiros 90 dias: ${of}?`,
  },
  nl: {
    evidence: (of) => `Welk werk of bewijs laat dit zien: ${of}?`,
    done: (of) => `Wanneer heb je dit gedaan: ${of}?`,
    onSite: (city) => `Kun je op locatie in ${city} werken?`,
    partOfWeek: (city) => `Kun je een deel van de week in ${city} werken?`,
    contract: 'Ben je beschikbaar voor een tijdelijke opdracht?',
    partTime: 'Wil je in deeltijd werken?',
    first90: (of) => `Hoe zou je dit in de eerste 90 dagen bereiken: ${of}?`,
  },
};

/** The questions about where, how long and how much, in a language. */
export const onSiteQuestions = (
  language: Language,
): Pick<Wording, 'onSite' | 'partOfWeek' | 'contract' | 'partTime'> => WORDINGS[language];

/** Questions of an interview plan, each about what the brief or a field of the job says, in the brief's language. */
export interface Questions {
  /** Where, how long and how much, from the job's fields. */
  practical: string[];
  /** One for each thing that has to be there, asking for evidence of it. */
  needed: string[];
  wished: string[];
  /** When somebody did what the role does. */
  done: string[];
  first90: string[];
}

/** Words the questions of an interview plan. */
export function questionsFor(asked: Asked): Questions {
  const say = WORDINGS[languageOf(asked.text)];
  const { location, employment_type: type, success_in_90_days: first90 } = asked;
  const city = location === null || location.type === 'remote' ? null : location.city;
  return {
    practical: [
      ...(city === null ? [] : [location?.type === 'hybrid' ? say.partOfWeek(city) : say.onSite(city)]),
      ...(type === 'contract' ? [say.contract] : []),
      ...(type === 'part_time' ? [say.partTime] : []),
    ],
    needed: asked.needed.map((line) => say.evidence(thingIn(line))),
    wished: asked.wished.map((line) => say.evidence(thingIn(line))),
    done: asked.duties.map((line) => say.done(line)),
    first90: first90 === null ? [] : [say.first90(first90)],
  };
}
