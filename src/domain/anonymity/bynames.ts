import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const NAME = '["“‘«]?(\\p{Lu}[\\p{L}\\p{M}’-]{1,14}(?: (?:the )?\\p{Lu}[\\p{L}\\p{M}-]{0,14})?)["”’»]?';
const THEM = '(?:him|her|them|me|it)';
const THEY =
  '(?:(?:the|her|his|their|our|my|old|everyone|everybody|we|they|people|friends|mates|colleagues|most|all|of|us|half|on|in|at|down|here|there|customers|clients|patients|regulars) ?){1,4}(?:\\p{Ll}+ ?){0,3}?';
/** `NG as the team calls her`, `Satts as the mess room has him`: whom others call so. */
const AS_CALLED = new RegExp(
  `(?<![\\p{L}\\p{N}’-])${NAME},? (?:as|which is what|or so|is what|is how) ${THEY} ?(?:calls?|called|knows?|knew|has|have|had|names?|dubs?|dubbed|nicknamed?) ${THEM}(?!\\p{L})`,
  'gu',
);
/** `Ollie to the client team`, `Gaz to everyone on site`. */
const TO_OTHERS = new RegExp(
  `(?<=^|[.;!?\\n] ?|, |\\()${NAME} to (?:everyone|everybody|(?:(?:her|his|their|the|all|most|old|close) )+(?:\\p{Ll}+ )?(?:teams?|friends|mates|crew|lads|girls|boys|regulars|colleagues|staff|customers|clients|patients|ward|shift|yard|site|office|family|neighbours|pupils|students|kids|parents|drivers|floor|room|brigade|kitchen|galley|line|pit|deck|bench|squad|mess|choir|class|chain|bar|band|garage|workshop|depot|station|wing)|friends|mates|colleagues|family|those who know ${THEM})(?!\\p{L})`,
  'gu',
);
/** `Shiro, as she goes by`, `Bogus, as he signs his mails`: what somebody calls themselves. */
const AS_OWN = new RegExp(
  `(?<![\\p{L}\\p{N}’-])${NAME},? (?:as|which is how|which is what|or so) (?:he|she|they) (?:(?:likes?|prefers?|wants?|asks?|has asked|is used) to be (?:called|known)|(?:all |always |still |mostly |now |usually )?(?:goes by|go by|goes|signs?|signed|is known|are known|answers? to|introduces? (?:him|her|them)sel(?:f|ves)|styles? (?:him|her|them)sel(?:f|ves)|calls? (?:him|her|them)sel(?:f|ves)|prefers?|writes? (?:it|(?:him|her|them)sel(?:f|ves))|spells? it|shortens? it|has it|puts it|says it|was called|is called|was known|is to (?:everyone|everybody|friends|us|them|most)))(?!\\p{L})`,
  'gu',
);
/** The same in other languages: `Lilo, wie sie sich nennt`, `Pepe, como firma`. */
const AS_OWN_ABROAD = new RegExp(
  `(?<![\\p{L}\\p{N}’-])${NAME},? (?:wie man (?:(?:ihn|sie|hier|dort) )?(?:in|auf|bei|am|im) (?:der |dem )?\\p{L}+ (?:sagt|ruft|nennt)|wie (?:(?:ihn|sie) (?:alle|die|das|der|seine|ihre|im)(?: \\p{L}+){0,2} (?:nennen|nennt|rufen|ruft)|(?:er|sie) (?:sich (?:selbst )?nennt|unterschreibt|genannt wird|von allen genannt wird|im Team heißt|bei allen heißt))|c[’']est (?:comme ça|ainsi) qu[’'](?:on|ils|elles|tout le monde) l[’']appell?e(?:nt)?|(?:c[’']est|est|voilà) (?:s[ao]n|le|leur) (?:petit (?:nom|surnom)|surnom|diminutif)|es su (?:apodo|mote)|es como (?:le|la) (?:llaman|dicen)|è il suo (?:soprannome|diminutivo)|é (?:a|o) (?:sua |seu )?(?:alcunha|apelido)(?: dele| dela)?|ist (?:sein|ihr) (?:Spitzname|Rufname)|is (?:zijn|haar) (?:bijnaam|roepnaam)|är (?:hans|hennes) smeknamn|comme (?:l[’']appell?e(?:nt)? (?:s[ao]n?|ses|l[ae]s?|tout|toute|tous) ?\\p{Ll}*|(?:il|elle) (?:signe|se fait appeler|aime qu[’']on l[’']appelle)|tout le monde l[’']appelle|on l[’']appelle)|como (?:firma|se hace llamar|(?:le|la|lo) (?:dicen|llaman|conocen)(?: todos)?|gusta que (?:le|la) (?:digan|llamen)|assina|gosta de ser chamad[oa]|(?:o|a) chamam|todos (?:o|a) (?:chamam|conhecem)|é conhecid[oa])|come (?:si firma|si fa chiamare|l[oa] chiamano(?: tutti)?|tutti l[oa] chiamano)|zoals (?:(?:hij|ze|zij) (?:zich noemt|tekent|genoemd wordt)|iedereen (?:hem|haar) noemt)|cum (?:îi|i se) (?:zic|spun|zice|spune)(?: \\p{Ll}+)?|som (?:(?:han|hon|hun|ho) (?:kallas|kaller seg|kalder sig|kallar sig|signerer|underskriver)|alle? (?:kaller|kalder) (?:ham|hende|henne)|alla kallar (?:honom|henne))|(?:som|comme|como|come|wie|zoals|jak) (?:(?:disent|dicen|dicono|dizem|säger|kallar|sier|siger|zeggen|sagen|mówią) (?:(?:ses|sus|i|gli|os|as|die|de|hans|hennes|zijn|haar) ?)?\\p{L}{4,}|(?:(?:ses|die|seine|ihre|de|zijn|haar|sus|i suoi|hans|hennes) )?(?:[Kk]olleg\\p{L}+|collega[’']?s|kamraterna|arbetskamraterna|kompisarna|gänget|[Ll]eute|[Ff]reunde|vrienden|koledzy) (?:säger|kallar|sier|siger|sagen|rufen|zeggen|mówią)(?: (?:honom|henne|ham|hende|ihn|sie|go|ją))?)|jak (?:go (?:wszyscy )?nazywają|ją (?:wszyscy )?nazywają|wszyscy mówią|się podpisuje|na (?:niego|nią) wołają|o sobie mówi|se podepisuje|mu říkají|jí říkají)|kako (?:ga|ju|je) zovu)(?!\\p{L})`,
  'gu',
);

/** `calls her Roha`, `known as Bo`, `nickname Péťa`: what the sentence says they are called. */
const SAYS = `(?<!\\p{L})(?:(?:calls?|called|dub(?:s|bed)?|nicknam(?:es?|ed)) ${THEM}(?: (?:just|only|simply))?|(?:knows?|knew|know) ${THEM} (?:only |just )?(?:as|by)|(?:is|are|was|were) known (?:\\p{Ll}+ ){0,3}as|(?:goes|go|went) by(?: the name(?: of)?)?|(?:answers?|answered) to|(?:nickname|byname|pet name|handle on site|radio name|ring name|stage name)(?: is| was|:|,)?|(?:^|[.;,] )[Kk]nown (?:\\p{Ll}+ ){0,4}(?:as|by)|(?:everybody|everyone|anybody|anyone|the whole \\p{Ll}+|half the \\p{Ll}+)(?: (?:in|on|at|round|across|around) (?:the )?\\p{L}+){0,2} knows) `;
const CALLED = new RegExp(`${SAYS}${NAME}(?![\\p{L}])`, 'gu');
/** The same in other languages: `nennen sie Jani`, `noemt hem Tijn`, `звуть її Леся`. */
const SAYS_ABROAD = `(?<!\\p{L})(?:(?:nennen|nennt|nannten?|rufen|ruft) (?:ihn|sie|mich|die Person)(?: (?:nur|alle|einfach|auch|immer|meist)){0,2}|(?:Spitz|Ruf|Kose)name(?:n)?(?: ist| lautet| war|:)?|(?:noemt|noemen|noemden?) (?:hem|haar|mij|me|ze|de kandidaat)(?: (?:gewoon|allemaal|altijd)){0,2}|(?:bij|roep|koos)naam(?: is| was|:)?|(?:l[’']|la |le |me |m[’'])(?:appellent?|appelait|surnomment?|surnommait|surnommée?)(?: tous)?|(?:[Ss]on |son petit )?surnom(?: est|:)?|(?:le|la|lo|me) (?:dicen|llaman|decían|conocen (?:por|como))(?: todos)?|(?:apodo|mote)(?: es|:)?|(?:a|o|me) chamam(?: todos)?(?: de)?|chamam-n[ao](?: de)?|(?:l[ao]|mi) chiamano(?: tutti)?|soprannome(?: è|:)?|(?:kallar|kaller|kalder) (?:honom|henne|hende|ham|han|mig|meg|kandidaten)(?: (?:bara|bare|for|for bare))?|(?:mówią|wołają|mówimy|wołamy) (?:na |do )?(?:niego|nią|niej|mnie)|(?:říkají|říká|říkáme) (?:jí|mu|mi)|зв(?:уть|ут|али) (?:її|його|мене|его|её|ее|меня)|називають (?:її|його)|называют (?:его|её|ее)|(?:heißt|heisst) (?:er|sie)(?: (?:nur|bei allen|überall|einfach|für alle|dort)){1,2}(?: (?:der|die))?|(?:kennt?|kennen) (?:ihn|sie) (?:alle )?(?:als|unter)|kent (?:hem|haar) als|kennen (?:hem|haar) (?:allemaal )?als|(?:le|la|l[’'])(?: )?connaît (?:sous le nom de|comme)|(?:lo|la) conocen (?:todos )?(?:como|por)|(?:lo|la) conoscono (?:tutti )?come|(?:o|a) conhecem (?:como|por)|chamam-lhe|känner (?:alla )?(?:honom|henne) som|kjenner (?:alle )?(?:ham|henne) som|znają (?:go|ją) jako|îi (?:spun|zic)(?: toți)?|kutsuvat häntä) `;
const CALLED_ABROAD = new RegExp(
  `${SAYS_ABROAD}(?:(?:el|la|o|a|il|lo|le|der|die|de|den) )?${NAME}(?![\\p{L}])`,
  'gu',
);
/** `call me Frankie or Big Mase`: another one, also behind what stands in the place of the first. */
const OR_CALLED = new RegExp(
  `(?:${SAYS}|${SAYS_ABROAD})(?:(?:(?:die|der|la|el|il|de|o|a) )?\\[name removed\\]|(?:the|die|la|le|de|o|a) \\p{L}{6,11}|${NAME.replace('(\\', '(?:\\')})(?:,? (?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|og|lub|albo|i)(?: (?:just|simply|even|sometimes|plain|auch|einfach|parfois|también|anche|soms))? )(?:(?:the|der|die|das|el|la|il|le|de|o|a) )?${NAME}(?![\\p{L}])`,
  'gu',
);
/** What papers have in full of a name that is cut short: `Oluwaseyi (that's what the passport says)`, `Arturo (legal name)`. */
const IN_PAPERS =
  /(?<![\p{L}\p{N}’-])(\p{Lu}[\p{L}\p{M}’-]{2,20}(?: \p{Lu}[\p{L}\p{M}-]{1,20})?),? ?\(?(?:(?:is|being) )?(?:(?:her|his|their|the|that[’']?s the) )?(?:(?:(?:full )?legal|full|real|birth|given|official|passport|registered|proper) name|(?:(?:is|that[’']?s|thats) )?(?:what|how) (?:it says (?:on|in)|the|her|his|their) (?:the |her |his |their )?(?:passport|papers?|visa|licence|license|ID|birth certificate|contract|payslip)s?|(?:in|on|per|as per|according to) (?:the|her|his|their) (?:passport|papers|visa|licence|license|ID|birth certificate|contract))(?!\p{L})/gu;
/** `, Marichu para los de la planta ocho,`: whom others call so, in other languages. */
const TO_OTHERS_ABROAD = new RegExp(
  `(?<=[,(«"“] ?)${NAME} (?:para (?:(?:los|las) (?:de(?:l| la)?|amig[oa]s|compañer[oa]s|coleg[oa]s|chic[oa]s)|todos|todas|(?:sus|l[oa]s|el) (?:amig[oa]s|compañer[oa]s|equipo|cuadrilla|turno)|(?:os|as) (?:d[oa]s?|amig[oa]s|colegas)|toda a gente)|pour (?:(?:les|ses) (?:ami[e]?s|collègues|copains|gars|filles|anciens)|tout le monde|l[’']équipe|ceux d)|per (?:gli amici|i colleghi|tutti|quelli d)|für (?:alle|die (?:Kollegen|Freunde|Leute|Jungs|Mannschaft)|Freunde|Kollegen)|voor (?:iedereen|vrienden|(?:de )?collega[’']?s|de ploeg)|för (?:alla|vännerna|kollegorna)|dla (?:wszystkich|kolegów|przyjaciół|znajomych))(?!\\p{L})`,
  'gu',
);
/** What nobody is called. */
const NO_BYNAME =
  /^(?:(?:The )?Candidate(?: \p{Lu})?|He|She|They|It|I|We|You|This|That|Just|Such|And|But|So|Mon|Tues?|Wednes|Thurs|Fri|Satur|Sun)(?:day)?s?$/u;

/**
 * What somebody is called by others or themselves, where the sentence says so, also where it is a word: nobody and nothing else is called by somebody.
 * @param terms what the candidate is recorded as able to do
 */
export function bynamesIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  // `Le dicen Chispa`: what says so may begin a sentence.
  const small = text.replace(/(?<=^|[.!?;:]\s)\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
  const found = [
    ...[
      AS_CALLED,
      AS_OWN,
      AS_OWN_ABROAD,
      TO_OTHERS,
      TO_OTHERS_ABROAD,
      CALLED,
      CALLED_ABROAD,
      OR_CALLED,
      IN_PAPERS,
    ].map((pattern) => [pattern, text] as const),
    ...[CALLED, CALLED_ABROAD, OR_CALLED].map((pattern) => [pattern, small] as const),
  ].flatMap(([pattern, read]) =>
    matchesOf(pattern, read).flatMap(({ 0: said, 1: name = '', index }) => {
      const word = name.toLowerCase();
      // `Thanks to everyone`, `Critical to the team`: a word of the language begins a sentence.
      const isWord =
        (pattern === TO_OTHERS || pattern === TO_OTHERS_ABROAD) && isInDictionary(word) && !isGivenName(word);
      if (isWord || OF_FORMS.has(word) || isPlaceName(fold(name))) return [];
      if (NO_BYNAME.test(name)) return [];
      const start = index + said.lastIndexOf(name);
      return [{ start, end: start + name.length }];
    }),
  );
  if (found.length === 0) return [];
  const known = termsOf(text, terms);
  return found
    .filter((one) => !known.some((term) => term.start < one.end && one.start < term.end))
    .map((one) => ({ ...one, reason: 'name', why: 'the sentence says that somebody is called so' }));
}
