import { sentencesOf, withoutSentences } from './parts.ts';

/** Topics that instructions and mails name by different words. */
const TOPICS: { words: RegExp; found: RegExp }[] = [
  {
    words:
      /^(?:salary|pay|wage|remuneration|compensation|package|gehalt|vergütung|salaire|rémunération|salario|sueldo)$/i,
    found:
      /(?<!\p{L})(?:salary|pay|wage|remuneration|compensation|package|gehalt|vergütung|salaire|rémunération|salario|sueldo|AUD|NZD|USD|GBP|EUR|CHF|SGD)(?!\p{L})|[$€£]\s?\d/iu,
  },
  { words: /^(?:links?|urls?|lien|enlace)$/i, found: /https?:\/\//i },
  {
    words:
      /^(?:(?:tele)?phone(?: number)?|number|telefonnummer|numéro(?: de téléphone)?|(?:número de )?teléfono)$/i,
    found: /\+?\d[\d ()./-]{6,}\d/,
  },
  { words: /^(?:e-?mail(?: address)?|e-?mail-adresse|adresse e-?mail|correo)$/i, found: /\S+@\S+\.\S+/ },
];

/** Joins of two statements in a sentence. */
const JOINED =
  /,\s|;\s|(?<!\p{L})(?:and|but|while|und|aber|sowie|et|mais|y|pero)(?!\p{L})|(?<=[\p{L}\d])\s+[–—-]\s+/iu;

/** Tests a sentence for a topic, by whole words: `AI` is not in “said”. */
export function mentions(topic: string): (text: string) => boolean {
  const key = topic
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${key}(?:['’]?s|e[sn])?(?![\\p{L}\\p{N}])`, 'iu');
  const known = TOPICS.find(({ words }) => words.test(topic.trim()));
  return (text) => whole.test(text) || (known?.found.test(text) ?? false);
}

export type Removal =
  | { content: string[]; removed: number }
  /** A sentence that also contains something else. */
  | { mixed: string };

/**
 * The paragraphs without the sentences on a topic. If only the topic was named, a sentence that also says something
 * else is reported and not removed, as facts are only removed on request.
 */
export function withoutTopic(content: string[], topic: string, wholeSentence: boolean): Removal {
  const test = mentions(topic);
  const mixed = wholeSentence
    ? undefined
    : content.flatMap(sentencesOf).find((text) => test(text) && JOINED.test(text.replace(/[.!?]$/, '')));
  return mixed === undefined ? withoutSentences(content, test) : { mixed };
}
