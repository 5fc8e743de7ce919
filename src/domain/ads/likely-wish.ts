import { createRequire } from 'node:module';
import { chance, weighedBy } from '../jobs/index.ts';

/**
 * How likely a sentence of a brief says whom somebody would have or not, rather than what goes on in the house. The weights are learned
 * from unlawful wishes and from what lawful briefs tell the recruiter, by test/eval/briefs/learn-wishes.ts.
 */

const require = createRequire(import.meta.url);
const weights: Record<string, number> = require('#src/domain/ads/wish-weights.json');

/**
 * Below these chances nothing was wished for in any of 357 unlawful briefs, each read by what those of other authors taught: of a sentence
 * that chooses or turns away by its words, and of one that does neither.
 */
const LEAST = { choosing: 0.06, telling: 0.35 };
/** A longer sentence may say several things. */
const LONGEST = 240;

/** What whoever chooses says of whom: "no …", "nobody over …", "only", "prefer", "send me", "geen", "nur", "pas de", "quiero". */
const CHOOSES =
  /(?<!\p{L})(?:no (?!one knows|idea|names?(?!\p{L}))|nobody (?!knows|has|was|else|told|is to)|none|only|just (?=men|women|girls|guys|lads|an? )|prefer\p{L}*|love|rather|hoping|want(?:s|ed)?(?! (?:it|the name|this)(?!\p{L}))|(?:i|we)(?:['’]d| would) (?:like|rather|sooner|want)|would like|needs?|looking for|ideally|must|should be|send (?:me|us)|ha(?:s|ve) to be|don['’]t (?:send|want|bother)|not (?:an?|any|too|being|one)|under \d|over \d|\d\d (?:to|-) \d\d|geen|liefst|liever|graag|alleen|kein\p{L}*|nur|am liebsten|lieber|pas de|ni|uniquement|que des|je veux|préf\p{L}+|plutôt|sin|s[oó]lo|nada de|que sea|que no (?:sea|tenga)|quiero|gustar\p{L}*|piacer\p{L}*|ik zie|prefi\p{L}+|menor de|mándame|niente|donne no|uomo|maschio|massimo|sotto i|só|quero|até aos|ingen|inga|helst|bara|ikke)(?!\p{L})/iu;

/** "I would rather a man": whoever says so wishes for somebody, whatever else is said beside it. */
const WISHES_FOR =
  /(?<!\p{L})(?:rather|sooner|prefer|want|like|love)(?: to)?(?: have| see| hire)? (?:an? |some |another )?(?:\p{L}+ )?(?:m[ae]n|wom[ae]n|lads?|girls?|guys?|blokes?|fellas?|lad(?:y|ies)|(?:fe)?males?|boys?)(?!\p{L})/iu;

/** Whether a sentence of a brief only tells what goes on, by its words. */
export const tellsOnly = (said: string): boolean =>
  said.length <= LONGEST &&
  !WISHES_FOR.test(said) &&
  chance(weighedBy(said, (sign) => weights[sign] ?? 0)) <
    (CHOOSES.test(said) ? LEAST.choosing : LEAST.telling);
