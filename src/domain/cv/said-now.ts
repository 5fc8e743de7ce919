import { spanIn } from './dates.ts';

interface Tongue {
  /** What says that something is so now. */
  now: RegExp;
  /** What names the present post: "my current role is". */
  post: RegExp;
  /** How a sentence without a verb goes on in the same language. */
  being: string;
}

// Words for now, words for the present post, and the verb.
const TONGUES: readonly Tongue[] = (
  [
    [
      'currently|presently|at present|right now|at the moment|now',
      '(?:in )?(?:my |the )?(?:current|present) (?:role|position|job|post|title|employment)(?: title)?(?: (?:is|as)(?: that of)?)?',
      'I am',
    ],
    [
      'derzeit|aktuell|zurzeit|zur Zeit|momentan|im Moment|gegenwärtig',
      '(?:in )?(?:meiner? |die )?(?:aktuelle|derzeitige|jetzige|gegenwärtige)[rn]? (?:Position|Stelle|Tätigkeit|Funktion|Rolle)(?: (?:ist|als)(?: die)?)?',
      'Ich bin',
    ],
    [
      "actuellement|à ce jour|en ce moment|à l[’']heure actuelle",
      "(?:dans )?(?:mon |le )?(?:poste|emploi) actuel(?: (?:est|de|comme)(?: celui de)?)?|(?:ma )?fonction actuelle(?: est)?|j[’']occupe actuellement le poste de|j[’']occupe le poste de(?= .* actuellement)",
      'Je suis',
    ],
    [
      'actualmente|en la actualidad|en este momento|ahora mismo|hoy en día',
      '(?:en )?(?:mi |el )?(?:puesto|cargo|empleo|trabajo) actual(?: (?:es|como|de)(?: el de)?)?',
      'Soy',
    ],
    [
      'attualmente|al momento|in questo momento',
      '(?:(?:il|nel) )?(?:mio )?(?:ruolo|incarico|impiego) attuale(?: (?:è|di|come)(?: quello di)?)?|(?:la )?(?:mia )?posizione attuale(?: è)?',
      'Sono',
    ],
    [
      'atualmente|presentemente|de momento|neste momento',
      '(?:o )?(?:meu )?(?:cargo|emprego|posto) atual(?: (?:é|como)(?: o de)?)?|(?:a )?(?:minha )?função atual(?: é)?(?: a de)?',
      'Sou',
    ],
    [
      'momenteel|thans|op dit moment|tegenwoordig|op het moment',
      '(?:in )?(?:mijn )?huidige (?:functie|baan|rol|positie)(?: (?:is|als)(?: die van)?)?',
      'Ik ben',
    ],
    [
      'för närvarande|just nu|i dagsläget',
      '(?:i )?(?:min |mitt )?nuvarande (?:tjänst|roll|jobb|befattning|anställning|position)(?: (?:är|som))?',
      'Jag är',
    ],
    [
      'for tiden|for øyeblikket|p\\.t\\.|i øjeblikket|lige nu|akkurat nå|nuværende',
      '(?:i )?(?:min |mit |mitt )?(?:nuværende|nåværende) (?:stilling|rolle|jobb?|ansættelse)(?: (?:er|som))?',
      'Jeg er',
    ],
  ] as const
).map(([now, post, being]) => ({
  now: new RegExp(`(?<!\\p{L})(?:${now})(?!\\p{L}),?\\s*`, 'giu'),
  post: new RegExp(`^(?:${post})(?!\\p{L})\\s*[:–-]?\\s*(?=\\p{L})`, 'iu'),
  being,
}));

/** How far into a sentence the word for now may stand: "I am an engineer, currently …" tells another thing first. */
const FURTHEST = 24;

/**
 * A sentence of what somebody does now as sentences with a verb and without the words for now: "I am Head of Pay at Orrin Ltd" of
 * "Currently Head of Pay at Orrin Ltd" and of "My current role is Head of Pay at Orrin Ltd". None where nothing says that it is so now.
 */
export function* saidNow(told: string): Generator<string> {
  const sentence = told.replace(/^I[’']m(?= )/, 'I am').replace(/\.$/, '');
  for (const { now, post, being } of TONGUES) {
    const behindPost = sentence.replace(post, '');
    if (behindPost !== sentence) yield `${being} ${behindPost}`;
    for (const { 0: word, index } of sentence.matchAll(now)) {
      const [before, behind] = [sentence.slice(0, index), sentence.slice(index + word.length)];
      // "Payroll manager of 15 years, at present a Site Manager with Kier": a part of the sentence by itself.
      if (/(?:[,;–—]|\s-)\s*$/.test(before) && behind !== '') yield `${being} ${behind}`;
      if (index > FURTHEST && behind !== '') continue;
      const bare = `${before}${behind}`.trim();
      yield bare;
      yield `${being} ${bare}`;
    }
  }
  if (spanIn(sentence)?.current !== true) return;
  yield sentence;
  yield `I am ${sentence}`;
}
