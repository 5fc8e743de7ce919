import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { UncertainOccurrence } from './known.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}\p{N}’'-]*`;
const NAME = `(?:(?:St|Mt|Ste)\\. )?${WORD}(?: (?:(?:of|and|&|the|de|du|la|le|von|vom|zum|zur|am|an der|di|da|do) ){0,2}${WORD}){0,4}`;

/** Frames in which only a house or a school stands, though each of its words may say something else. */
const FRAMES: readonly RegExp[] = [
  // "a year on the Llangollen Railway", "volunteers with the Gower Steam Railway"
  new RegExp(
    `(?<=(?<!\\p{L})(?:on|at|with|for|from|by|joined|left) (?:the )?)(${WORD}(?: ${WORD}){0,3} (?:Railways?|Tramway|Lifeboats?|Fire Brigade|Colliery|Quarry|Dockyard|Maltings|Mill|Mills|Foundry|Ironworks|Steelworks|Pottery|Potteries))(?!\\p{L}| ?\\p{Lu})`,
    'gu',
  ),
  // "weekends for a school, St Bernard's Catholic Grammar, during covid"
  new RegExp(
    `(?<=(?<!\\p{L})(?:for|at|with|in|from|joined|left) (?:an?|the|his|her|their) (?:[\\p{Ll}-]+ ){0,3}(?:school|college|academy|nursery|hospital|clinic|hotel|restaurant|bakery|garage|brewery|firm|company|agency|charity|trust|dealership|supplier|contractor|builder), )(${NAME})(?=[,;)])`,
    'gu',
  ),
  // "vom früheren Betrieb (Landhaus Thurnerhof, Saison 2016)", "her last employer (Cobb & Sons)"
  new RegExp(
    `(?<=(?<!\\p{L})(?:\\p{L}*[Bb]etriebs?|[Aa]rbeitgebers?|[Ff]irma|[Ee]mployer|[Cc]ompany|[Ff]irm|[Ee]mployeur|[Ee]ntreprise|[Mm]aison|[Ee]mpresa|[Aa]zienda|[Dd]itta|[Dd]atore di lavoro|[Ww]erkgever|[Bb]edrijf|[Aa]rbetsgivaren?|[Ff]öretaget?) \\()(${NAME})(?=[,;)])`,
    'gu',
  ),
];

/** Where somebody was as what: `She was with North Lincs as a finance officer`. */
const AS_WHAT = new RegExp(
  `(?<=(?<!\\p{L})(?:[Ww]as|were|is|are|been|stayed|started|employed|engaged|years|months|stint|spell) with (?:the )?)(${NAME})(?= as (?:an? |the )?\\p{Ll})`,
  'gu',
);

/** What a house was called before: `a college when it was still Deeside`, `als es noch Kaisers hieß`. */
const ONCE = new RegExp(
  `(?<=(?<!\\p{L})(?:when (?:it|they|that|this|the place) (?:was|were) (?:still |only |just )?(?:called |known as )?|before it (?:was|became) (?:renamed )?|(?:als|wie) (?:es|sie|das) noch |quand (?:c[’']était encore|ça s[’']appelait(?: encore)?) |cuando (?:aún |todavía )?(?:era|se llamaba) |quando (?:ancora )?(?:si chiamava|era ancora) |quando (?:ainda )?(?:era|se chamava) (?:ainda )?|toen het nog |när det (?:fortfarande |ännu )?hette ))(${NAME})(?=[,;.)]|$|\\n| (?:hieß|hiess|war|heette|was)(?!\\p{L}))`,
  'gu',
);

/** Schools and clinics that are called by letters or a short word and their town: `la fac de Rennes`, `l'IUT de Brest`, `na uni do Porto`. */
const WITH_TOWN =
  /(?<![\p{L}\p{N}-])(?<!(?<!(?<!\p{L})l)[’'])(?:(?:[Ff]ac|[Uu]ni|[Uu]niv\.?) (?:de |d[’']|di |do |da )|(?:IUT|IAE|IEP|INSA|IFSI|IFAS|IRTS|CFA|ENSA|ENSAM|CHU|CHR|ESIEE|INP|BUT) (?:de |d[’']|du |des |à )(?:la |le |l[’'])?)\p{Lu}[\p{L}\p{M}’]*(?:-[\p{L}\p{M}]+)*/gu;

/**
 * Houses and schools that no record has, where the words around say that one stands there: `with North Lincs as an officer`, `a school, St Bernard's
 * Catholic Grammar,`. To be looked for once what is known is gone.
 * @param terms what the candidate is recorded as able to do
 */
export function housesByFrameIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const isPlain = (name: string): boolean => {
    const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
    if (isPlaceName(fold(name)) || placeNamed(fold(name), 'AU') !== null) return true;
    if (words.every((word) => OF_FORMS.has(word.toLowerCase()) || OF_WORK.test(word))) return true;
    return words.length === 1 && isInDictionary(name.toLowerCase());
  };
  const found = [
    ...[...FRAMES, AS_WHAT, ONCE].flatMap((frame) =>
      matchesOf(frame, text).flatMap(({ 1: name = '', index }) =>
        // With these a house is meant, a town's name or not.
        (frame === ONCE || frame === AS_WHAT ? isInDictionary(name.toLowerCase()) : isPlain(name))
          ? []
          : [{ start: index, end: index + name.length }],
      ),
    ),
    ...matchesOf(WITH_TOWN, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  ];
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => !known.holds(one))
    .map((one) => ({
      ...one,
      reason: 'employer',
      why: 'stands where a house or a school stands, and may be one',
    }));
}
