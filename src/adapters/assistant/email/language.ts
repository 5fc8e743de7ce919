import type { EmailLanguage } from './task.ts';

/** Words that are frequent in one of the languages and (nearly) absent from the others. */
const STOP_WORDS: Record<EmailLanguage, string> = {
  en: 'the and that she he they is are with for her his him them please ask tell thank about whether if we our you your add make say mention write keep it to of invite remove short more would could this not',
  de: 'der die das und dass sie er ihr ihm ihn ist sind mit für bitte frag frage sag sage danke ob wir unser euch ihnen füge mach erwähne schreib schreibe kurz kürzer nicht ein eine den dem zu zum zur auf im absage lade weniger mehr förmlicher',
  fr: "le les et que qu'il qu'elle elle il ils est sont avec pour lui leur demande demandez dis dites remercie si nous notre vous votre ajoute ajoutez mentionne écris écrivez court plus pas une des du au aux sur merci la cette",
  es: 'el los las y que ella él ellos es son con para le les por favor pregunta pregúntale dile agradece si nosotros nuestro usted su añade agrega menciona escribe corto más no una del al gracias la este esta invita',
};

const WORDS = new Map<EmailLanguage, Set<string>>(
  Object.entries(STOP_WORDS).flatMap(([language, words]) =>
    isLanguage(language) ? [[language, new Set(words.split(' '))] as const] : [],
  ),
);

/** The language of a text by its stop words; null if they do not decide. */
export function detectLanguage(text: string): EmailLanguage | null {
  const tokens = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const scores = [...WORDS].map(([language, words]) => ({
    language,
    score: tokens.filter((token) => words.has(token)).length,
  }));
  scores.sort((a, b) => b.score - a.score);
  const [best, next] = scores;
  return best && next && best.score > next.score ? best.language : null;
}

const NAMED: [EmailLanguage, RegExp][] = [
  ['en', /\b(in english|auf englisch|en anglais|en inglés)\b/i],
  ['de', /\b(in german|auf deutsch|en allemand|en alemán)\b/i],
  ['fr', /\b(in french|auf französisch|en français|en francés)(?![\p{L}])/iu],
  ['es', /\b(in spanish|auf spanisch|en espagnol|en español)(?![\p{L}])/iu],
];

/** The language requested by name (`in German`, `en français`). */
export function namedLanguage(text: string): EmailLanguage | null {
  return NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function isLanguage(value: string): value is EmailLanguage {
  return value === 'en' || value === 'de' || value === 'fr' || value === 'es';
}
