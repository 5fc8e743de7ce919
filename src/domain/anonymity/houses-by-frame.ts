import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { PART_OF_HOUSE } from './houses-as-called.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';
import { ORDINARY } from './words.ts';

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

/** Where somebody was, or learned, told behind how long or what: frames of a house or a school whose letters may be a word of work. */
const STINTS: readonly RegExp[] = [
  // "3 months in Kiruna with NCC when the town moved"
  new RegExp(
    `(?<=(?<!\\p{L})(?:months?|mths|years?|yrs|weeks?|wks|seasons?|summers?|winters?|shutdowns?|stint|spell) (?:up |down |over |out )?in ${WORD}(?: ${WORD})? (?:with|for) (?:the )?)(${NAME})(?=[,.;)]|$|\\n| (?:when|while|until|till|before|after|during|on|doing|and|as|where)(?!\\p{L}))`,
    'gu',
  ),
  // The same before what happened then: no tool, whatever its letters are elsewhere.
  new RegExp(
    `(?<=(?<!\\p{L})(?:months?|mths|years?|yrs|weeks?|wks|seasons?|summers?|winters?) (?:up |down |over |out )?in ${WORD} (?:with|for) (?:the )?)(\\p{Lu}{2,6})(?= (?:when|while|until|till|as)(?!\\p{L}))`,
    'gu',
  ),
  // "FP de alojamiento en el Juníper Serra", "BTS hôtellerie au Guillaume Tirel", "diploma di cuoco al Carlo Porta"
  new RegExp(
    `(?<=(?<!\\p{L})(?:FP|[Gg]rado(?: medio| superior)?|[Cc]iclo(?: formativo| superior| medio)?|[Bb]achillerato|[Tt]itulación|[Ee]studios|BTS|CAP|[Bb]ac pro|[Dd]iploma|[Qq]ualifica|[Mm]aturità|[Cc]urso(?: técnico)?|[Ll]icenciatura)(?: (?:de|en|di|in|d[’']|da|em) ?[\\p{Ll}’'-]+| [\\p{Ll}-]+){0,4} (?:en (?:el|la)|no|na|au|à la|al|alla|all[’']) ?)(${NAME})(?=[,.;)]|$|\\n| (?:y|e|et|en|in|nel|em|de|del|con|com|avec)(?!\\p{L}))`,
    'gu',
  ),
  // "Haar afstudeeropdracht van de HR", "zijn scriptie aan de VU"
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Aa]fstudeer\\p{L}+|[Ss]criptie|[Dd]iploma|[Mm]inor|[Pp]ropedeuse|[Hh]bo-\\p{L}+) (?:van|aan|bij|op) (?:de|het) )(\\p{Lu}{2,4}|${NAME})(?=[,.;)]|$|\\n| \\p{Ll})`,
    'gu',
  ),
  // "deed ze bij bol", "liep hij bij de Jumbo": an internship's house, in small letters too
  /(?<=(?<!\p{L})(?:[Ss]tage|[Aa]fstudeer\p{L}+|[Ss]criptie|[Bb]ijbaan|[Tt]raineeship)(?: (?:van|aan) (?:de|het) \p{Lu}+)? (?:deed|liep|schreef|had|volgde) (?:ze|zij|hij|je|de kandidaat) (?:bij|voor) (?:de |het )?)(?!(?:een|zijn|haar|ons|hun|wie|de|het|ze|hem|elkaar)(?!\p{L}))(\p{L}{3,})(?=[,.;)]| \()/gu,
];

/** Letters that stand for a kind of school, a field or a country, and for none by itself. */
const OF_KIND = /^(?:HAVO|MBO|VWO|HBO|VMBO|MTS|HTS|BHV|VCA|IT|ICT|EU|UK|US|USA)$/u;
const SHORT_FOR = /^\p{Lu}{2,6}$/u;

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

const OF_TIME = /day$|^(?:Christmas|Easter|Mum|Dad|Nan|Gran|God|Today|Tomorrow|Yesterday|Everyone|Nobody)$/u;
/** A house, or somebody, by a part of it that somebody was on: `a stint on Bombardier's relocation desk`. */
const OF_PART = new RegExp(
  `(?<=(?<!\\p{L})(?:[Oo]n|[Ii]n|[Aa]t|[Ff]or|[Ww]ith|[Ff]rom|[Jj]oined|[Ll]eft|[Rr]an|[Rr]uns|[Ll]ed|[Mm]anaged) (?:the )?)(${WORD}(?: ${WORD})?)(?=[’']s )`,
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
  // Where somebody learned, letters that are also a word of work are a school's; of a stint a tool is left out.
  const stints = STINTS.flatMap((frame, at) =>
    matchesOf(frame, text).flatMap(({ 1: name = '', index }) =>
      OF_KIND.test(name) ||
      (!(at > 0 && SHORT_FOR.test(name)) &&
        (isInDictionary(name.toLowerCase()) ||
          (name.includes(' ') ? isPlain(name) : isPlaceName(fold(name)))))
        ? []
        : [{ start: index, end: index + name.length, isTold: at > 0 }],
    ),
  );
  const parts = matchesOf(OF_PART, text).flatMap(({ 1: said = '', index }) => {
    const name = said.replace(/[’']s$/u, '');
    const end = index + name.length;
    const small = fold(name).toLowerCase();
    const isPlainWord = isPlaceName(small) || isOrdinary(small) || ORDINARY.has(small) || OF_TIME.test(name);
    return !isPlainWord && PART_OF_HOUSE.test(text.slice(end, end + 60))
      ? [{ start: index, end, isTold: true }]
      : [];
  });
  if (found.length + stints.length + parts.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return [
    ...found.filter((one) => !known.holds(one)),
    ...[...stints, ...parts].filter((one) => one.isTold || !known.overlaps(one)),
  ].map(({ start, end }) => ({
    start,
    end,
    reason: 'employer',
    why: 'stands where a house or a school stands, and may be one',
  }));
}
