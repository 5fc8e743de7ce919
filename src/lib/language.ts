/** The languages that drafts are written in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

// Words that nearly every text of a language has, and texts of the others hardly have.
const COMMON: Record<Language, RegExp> = {
  en: /\b(?:the|and|you|with|for|our|will|of)\b/giu,
  de: /(?<!\p{L})(?:und|der|die|das|sie|wir|mit|für|ein|eine|ist|zu|aufgaben|anforderungen|jahre|erfahrung|kenntnisse)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:les|des|vous|nous|et|une|pour|dans|avec|est|du|à|au|aux|sur|chez|ans|missions|expérience|profil recherché|[ld][’'](?=\p{L}))(?:(?<=[’'])|(?!\p{L}))/giu,
  es: /(?<!\p{L})(?:los|las|usted|con|para|una|del|por|en|que|y|años|experiencia|requisitos|funciones|\p{Ll}+(?:ción|ciones|sión))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|di|della|dei|nel|per|con|una|che|e|è|anni|esperienza|requisiti)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:os|um|uma|da|dos|para|em|não|e|anos|experiência|requisitos|há|só|pela|pelo|ela|ele|já|também|foi|à|às|ao|\p{Ll}+(?:[çs]ões|ção|ão|ãos?|ãs?|ães))(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|van|voor|met|wij|je|jij|naar|zijn|en|jaar|ervaring|vereisten)(?!\p{L})/giu,
};

/** Words of the languages of the north and of Polish that the others have not. */
const OTHERS =
  /(?<!\p{L})(?:och|att|är|för|på|vi|og|ikke|skal|jobben|som|med|się|oraz|jest|przez|dla|pracy|wymagania|että|sekä|työ)(?!\p{L})/giu;

/** The language that a text is mostly written in; English where it does not tell. */
export function languageOf(text: string): Language {
  if (text !== last.text) last = { text, language: mostOf(text) };
  return last.language;
}

/** The language that the words of a text tell; null where they tell none, or one that no draft is written in. */
export function toldLanguage(text: string): Language | null {
  const language = languageOf(text);
  if (language !== 'en') return language;
  const english = text.match(COMMON.en)?.length ?? 0;
  return english > 1 && english >= (text.match(OTHERS)?.length ?? 0) ? 'en' : null;
}

/** Of the last text: each name in a text asks for it. */
let last: { text: string; language: Language } = { text: '', language: 'en' };

function mostOf(text: string): Language {
  const counted = LANGUAGES.map((language) => ({
    language,
    count: text.match(COMMON[language])?.length ?? 0,
  }));
  const [first] = counted.sort((a, b) => b.count - a.count);
  // Swedish has "en" and "om" as well: no draft is written in it, nor in what else is counted here.
  const others = text.match(OTHERS)?.length ?? 0;
  return first !== undefined && first.count > 1 && first.count >= others ? first.language : 'en';
}

/** Whether a text is in English, as far as its words tell, and in no language that no draft is written in. */
export const isEnglish = (text: string): boolean =>
  languageOf(text) === 'en' && (text.match(COMMON.en)?.length ?? 0) >= (text.match(OTHERS)?.length ?? 0);

export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
