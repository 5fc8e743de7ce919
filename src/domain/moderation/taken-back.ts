import { mayMatch, tried } from '#src/lib/pattern-needs.ts';
import { TONGUES } from './lawful-helped.ts';
import { lowered } from './matching.ts';
import type { Attribute, Rule } from './types.ts';
import { ORIGIN } from './words.ts';

// What somebody is, of which an ad says that any will do.
const FACT: Partial<Record<Attribute, string>> = {
  religion:
    'religions?|faiths?|beliefs?|church(?:es)?|gods?|creeds?|denominations?|religion(?:en)?|konfession(?:en)?|glauben?|bekenntnis(?:se)?|croyances?|cultes?|confessions?|religi[oó]n(?:es)?|creencias?|fe|religione|religioni|fede|fedi|confessione|geloof|godsdienst(?:en)?|kerk|religião|religiões|crença',
  race_or_origin:
    'accents?|colou?rs?|skins?|races?|backgrounds?|cultures?|origins?|ethnicit(?:y|ies)|heritage|herkunft|hautfarbe|akzente?|origines?|couleurs?|orígenes|origen|acentos?|origini|origine|colore|provenienza|afkomst|kleur|achtergrond(?:en)?|origem|origens|sotaque',
  nationality:
    'nationalit(?:y|ies)|passports?|countr(?:y|ies)|flags?|nationalität(?:en)?|pass|nationalités?|passeports?|nacionalidad(?:es)?|pasaportes?|nazionalità|passaporto|nationaliteit(?:en)?|paspoort(?:en)?|nacionalidade',
  union_or_politics: 'politics|part(?:y|ies)|votes?|partei(?:en)?|partis?|partidos?|partit[oi]|partij(?:en)?',
  sex: 'sex(?:es)?|genders?|geschlecht(?:er)?|sexes?|géneros?|sexos?|generi|geslacht',
  age: 'ages?|generations?|alters?|âges?|edad(?:es)?|età|leeftijd(?:en)?',
};
const ANY =
  '(?:any|all|every|each|whatever|whichever|no matter (?:what|which|your)|jede[rs]?|alle|egal welche[rs]?|toutes? (?:les )?|tous les|quelle que soit (?:la |votre )?|peu importe (?:la |votre )?|todas? (?:las )?|cualquier|tutte le|ogni|qualsiasi|elke?|iedere?|qualquer|todas as)';
const PROVIDED =
  "(?:(?:as|so) long as|long as|provided(?: that)?|providing(?: that)?|on condition that|(?:but |though )?only if|solange|sofern|vorausgesetzt,?|tant que?['’]?|tant qu['’]|pourvu que?['’]?|pourvu qu['’]|à condition que?['’]?|à condition qu['’]|siempre que|siempre y cuando|mientras|con tal de que|purché|basta che|a patto che|zolang|mits|desde que|contanto que)";
const OURS =
  "(?:ours|mine|yours truly['’]s|his|hers|theirs|our own|the (?:right|same|true|correct|proper|one true|usual) one|the (?:same|one) (?:as|we|that we|he|she|they)\\b|like ours|one of ours|unsere|die unsere|unser(?:e|er)?|die richtige|la nôtre|le nôtre|les nôtres|la bonne|la nuestra|el nuestro|la correcta|la nostra|il nostro|quella giusta|de onze|het onze|de juiste|a nossa|o nosso)";
const ITS =
  "(?:it|they|that|you|yours|he|she|es|sie|man|das|c['’]est|c['’]|elles?|ils?|ce soit|ce sont|sea|sean|es|son|sia|siano|è|het|ze|is|seja|sejam)";
const OF_PLACE =
  '(?:christian|catholic|muslim|hindu|jewish|protestant|jesus|allah|male|female|white|british|english|irish|american|australian|kiwi|canadian|christlich|katholisch|evangelisch|deutsch|weiß|männlich|weiblich|françaises?|français|blanches?|chrétiennes?|catholiques?|españolas?|blancas?|católicas?|cristianas?|italian[ae]|bianc(?:a|he)|cattolic(?:a|he)|nederlands|blank|christelijk|portuguesas?|brancas?)';

const NOT_OF_PEOPLE =
  /\b(?:paints?|cars?|vans?|shirts?|uniforms?|trousers|shoes|boots|kit|wood|tiles?|hair)\b/iu;

/** "Any religion may apply as long as it is ours": whatever somebody is, on a condition that says what. */
const ON_CONDITION: readonly Rule[] = Object.entries(FACT).map(
  ([about, fact]): Rule => ({
    about: about as Attribute,
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      `(?<!\\p{L})${ANY} ?(?:\\p{L}+ )?(?:${fact})(?!\\p{L})[^.;]{0,60}(?<!\\p{L})${PROVIDED} ?(?:(?:${ITS})(?:['’](?:s|re)| is| are| be| was| happens? to be| means?| ist| sind| soit| soient| sont| est| sea| sean| es| sia| siano| is| zijn| seja)?|(?:ce )?(?:soit|sont|sea|sia|seja)) ?(?:all )?(?:${OURS}|${OF_PLACE})(?!\\p{L})`,
      'giu',
    ),
    reason: 'Says that anybody may come and takes it back again.',
    rewording: 'Leave out the condition',
    unless: NOT_OF_PEOPLE,
  }),
);

// What somebody notices of a person, and that they are no longer wanted.
const NOTICED =
  '(?:saw|clocked|noticed|spotted|heard|caught sight of|twigged|realised|realized|got wind of|found out about|got to|came to|set eyes on|met|read about)';
const OF_BODY: Partial<Record<Attribute, string>> = {
  disability_or_health:
    'hearing aids?|wheelchairs?|(?:walking )?sticks?|crutch(?:es)?|limps?|stammers?|stutters?|diabet\\p{L}+|epilep\\p{L}+|insulin|scars?|prosthe\\p{L}+|white cane|guide dog|inhalers?',
  pregnancy: 'bumps?|pregnan\\p{L}+|expecting|scan photos?',
  religion: 'headscar(?:f|ves)|scar(?:f|ves)|hijabs?|turbans?|niqabs?|veils?|kippahs?|crucifix',
  race_or_origin:
    "accents?|(?:sur|first |last |foreign )?names?|skin|colou?r|passports?|where (?:he|she|they)(?:['’]s|['’]re| was| were| is) from",
  age: 'gr[ae]y hair|gr[ae]y|wrinkles|dates? of birth|dob|birth ?dates?|ages?|how old \\p{L}+ (?:was|is|were)',
  family: 'wedding ring|pram|kids?|little ones?|toddlers?|child seats?',
  union_or_politics: 'union (?:badge|card|pin)|tribunal',
};
const COOLED =
  "(?:cooled(?: off| on (?:him|her|them))?|went (?:cold|quiet|off (?:him|her|them|it))|lost interest|backed (?:off|away|out)|pulled out|got cold feet|changed (?:their|his|her) (?:minds?|tunes?)|(?:were|was|are|is)(?:n['’]t| not) (?:so |as |that )?keen|wrapped it up|cut it short|shut (?:it|up shop|the door)|that was that|the shutters came down|the smiles? (?:went|faded|dropped)|(?:never|didn['’]t|haven['’]t|hasn['’]t) (?:called|rung|ring|rang|call|phoned?|come|came|been)(?: back| in touch)?|withdrew|dropped (?:him|her|them|it)|thanked (?:him|her|them) and left it)";

const COOLED_OFF: readonly Rule[] = Object.entries(OF_BODY).map(
  ([about, seen]): Rule => ({
    about: about as Attribute,
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      `\\b${NOTICED}\\b (?:(?:the|his|her|their|your|my|about|of|to|that|he|she|they|had|has|was|an?|two|those|that) )*(?:${seen})(?!\\p{L})(?! (?:ramps?|users?|bays?|labels?|tags?|badges?)\\b)[^.;]{0,30}?(?:\\band\\b|\\bthen\\b|,)? ?(?:\\p{L}+ )?\\b${COOLED}(?!\\p{L})`,
      'giu',
    ),
    unless:
      /\b(?:(?:didn['’]t|did not|never) (?:blink|bat|mind|care)|warmed|offer(?:ed)? (?:him|her|them)|hired)\b/iu,
    reason: 'Somebody is turned down as something about them was noticed.',
    rewording: 'Leave it out: it is no reason, and the client has to be told so',
  }),
);

// An age that "all ages" ends at.
const ALL_UP_TO: Rule = {
  about: 'age',
  subject: 'role',
  verdict: 'held',
  pattern:
    /\b(?:(?:any|all|every|most) ages?|(?:any|every)(?:one|body)(?: of any age)?)(?:(?:['’]s| is| are|,)? (?:considered|welcome|fine|ok(?:ay)?|seen|accepted|invited|looked at|taken))?,? (?:up to|until|till|as far as|to|below|under|short of) (?:about |around |roughly |say |the age of |age )?(?:2[2-9]|[3-6]\d|thirty|forty|fifty|sixty)\b(?! ?(?:%|hours|hrs|kg|k\b|people|staff|minutes|mins|days|[ap]m\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/giu,
  unless:
    /\b(?:class(?:es)?|clients?|patients?|residents?|customers?|members|swimmers|pupils|visitors|guests|campers|serv(?:e|es|ing)|teach\p{L}*|coach\p{L}*|insur\p{L}*)\b/iu,
  reason: 'Says that every age may come, and up to which.',
  rewording: 'Leave out the age',
};

// "Pregnant staff are taken off the team": not moved to other work, but gone.
const OFF_ALTOGETHER: Rule = {
  about: 'pregnancy',
  subject: 'role',
  verdict: 'held',
  pattern:
    /\b(?:pregnant|expecting|expectant)\b[^.;]{0,40}\b(?:comes?|goes?|is|are|gets?|taken|put|moved|struck|dropped)\b[^.;]{0,10}\boff (?:the |our |my )?(?:team|list|short-?list|long-?list|payroll|books|staff|register|pile)\b/giu,
  unless: /\b(?:never|not|nobody|no[- ]one|call|waiting|patients?|n['’]t)\b/iu,
  reason: 'Whoever is pregnant is left out.',
  rewording: 'Say what work is done by others meanwhile, at the same pay',
};

// "The varsity boys, male coach": those who are coached as the measure of who coaches them.
const OF_THEIR_SEX: Rule = {
  about: 'sex',
  subject: 'role',
  verdict: 'held',
  pattern:
    /\b(?:boys|girls|men|women)['’]?s?\b[^.;]*[,;:–-] ?(?:an? )?(?:fe)?male (?:coach|teacher|tutor|instructor|trainer|leader|carer|worker)\W*$/giu,
  reason: 'Names the sex of whoever is sought beside those whom the work is for.',
  rewording: 'Say who is coached, and leave it open who coaches them',
};

// "So you need a Punjabi background": not to speak it, but to be of it.
const OF_THEIR_ORIGIN: Rule = {
  about: 'race_or_origin',
  subject: 'role',
  verdict: 'held',
  pattern: new RegExp(
    `\\bso you(?:['’]d|['’]ll|['’]ll also)? need (?:an? )?(?:[^.;]{0,50}\\band )?(?:${TONGUES}|${ORIGIN}) (?:background|parents|parentage|blood|heritage|roots|descent|upbringing|family)(?=\\W*$|,| to\\b| and\\b)`,
    'giu',
  ),
  reason: 'Asks where somebody comes from in place of what they speak.',
  rewording: 'Say which language the work needs, and how well',
};

const AS_WRITTEN = [
  ...ON_CONDITION,
  ALL_UP_TO,
  OF_THEIR_ORIGIN,
  OFF_ALTOGETHER,
  OF_THEIR_SEX,
  ...COOLED_OFF,
].map((rule) => ({
  ...rule,
  pattern: lowered(rule.pattern),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
}));

/** What a sentence takes back, and where. */
interface TakenBack extends Pick<Rule, 'about' | 'reason' | 'rewording'> {
  start: number;
  end: number;
}

/**
 * A welcome that the same sentence takes back, an age that "all ages" ends at, a sex beside those who are coached, and what was noticed of somebody before they were turned
 * down. Read as it was written, as the welcome by itself is lawful.
 * @param lower the sentence in small letters
 */
export function takenBack(lower: string): TakenBack | null {
  const trial = tried(lower);
  for (const { about, pattern, unless, reason, rewording } of AS_WRITTEN) {
    if (!mayMatch(pattern, trial)) continue;
    const found = pattern.exec(lower);
    if (found === null || unless?.test(lower)) continue;
    return { about, reason, rewording, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
