import { fold } from '#src/lib/fold.ts';
import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isForeign } from '../speech/foreign.ts';
import { calledElsewhereIn } from './called-elsewhere.ts';
import { CAPITALS, COLOURS, OTHER_NAMES, PHRASE, ROLE_TOKEN, SIGNS } from './called-otherwise.ts';
import { isThingToldThere } from './house-as-thing.ts';
import { isCalledAsHouse } from './houses-as-called.ts';
import { isJoinedWord } from './joined-words.ts';
import { isJoinedOfWords, isKnownSmall } from './left-names.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isPlainPlace } from './plain-senses.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { type Edit, NAMELESS } from './spans.ts';

// A degree is no house (`B.Com`), and somebody with a title is refused where that is the rule.
const NO_HOUSE =
  /^(?:[ABC][12]$|(?:Jahres|Monats|Quartals|Semesters|Tages|Landes|Bundes|Kreises)(?!\p{L})|(?:First|Upper Second|Lower Second|Second|Distinction|Merit|Honours|Hons|Summa|Magna|Cum)(?!\p{L})|(?:Cert|Dip|Adv|Grad)(?!\p{L})|\p{L}{1,3}\.\p{L}+|[BMD]\p{Lu}\p{Ll}{1,5}(?:\p{Lu}\p{Ll}{1,5})?(?!\p{L})|(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)(?!\p{L}))/u;

// `poked at AVO for twenty minutes`: what is looked into is no house.
const AIMED_AT =
  /(?<!\p{L})(?:pok|look|peer|peck|hammer|chip|plugg|gnaw|pick|star|glanc|laugh|grumbl|tinker|prodd|jabb|dabbl)(?:e|es|s|ed|ing)? (?:away |hard |again |closely )?at (?:the |their )?$/iu;

interface Place {
  start: number;
  end: number;
}

// What says that somebody was there, in the languages whose names are told from words.
const THERE =
  /(?:(?<!\p{L})(?:joined|left|ex-|hired (?:(?:him|her|them|me) )?(?:from|by)|apprentic\p{L}+ with|(?:work|works|worked|working) for|contract\p{L}* (?:to|for)|consulted for|(?:years|time|stint|spell|start|days) (?:at|with|in)|(?:years?|months?|was|been|worked|works|started|began) (?:in|on|of|as) (?:an? )?(?:[\p{Ll}-]+ ){1,4}(?:at|with|for)|out of|(?:came|worked (?:his|her|their) way|rose) up through|(?:came|rose) through|turned down|turning down|(?:who|who[’']s|they|they[’']re|he|he[’']s|she|she[’']s) (?:(?:is|are|was|were) )?(?:now|currently|today|since|back|still|these days) (?:with|over at)|(?:moved|changed|switched|swapped) (?:firms?|jobs?|companies|shops|agencies|employers|houses|sides) to|(?:declined|rejected|accepted) (?:by|from)|let go (?:of )?by|laid off (?:by|from)|made redundant (?:by|from|at)|approached by|courted by|tapped up by|interview(?:ing|ed|s)? (?:at|with)|on loan (?:to|from)|(?:on )?secondments? (?:to|at|with)|seconded (?:out )?(?:to|from)|(?:counter-?)?offers? from|in talks with|in process (?:at|with)|final rounds? (?:at|with)|TUPE[’']?d (?:over )?(?:to|from)|(?:running|shutdowns?|turnarounds?|outages?|winters?|summers?|seasons?|contracts?|gigs?) with|(?:a |elle a |il a )?(?:refusé|décliné)|rechazó|declinó|recusou|ha rifiutato|cut (?:his|her|their) teeth (?:at|with)|chez|bei|bij|hos|presso|pass(?:ed|ée?s?) par|pasó por|passou p(?:or|el[oa])|passat[ao] da|på|until|since leaving|after|before|then) (?:the |a |old |de |den |la |il )?|(?<!(?:good|great|strong|skilled|adept|expert|proficient|better|best|handy|excellent|quick|look(?:s|ing)?|pointing|aimed|level|rates?) )(?<!\p{L})at (?:the |old |de |den )?)$/iu;
// The same of a house, and of a town.
const WENT =
  /(?<!\p{L})(?:moved|went|came|swapped|crossed|transferred|switched|returned|got|getting)(?: (?:on|over|across|back|in-house|straight|direct))? (?:to|from|with) (?:the |a )?$/iu;
// What is somebody's own making by what they did to it; what follows tells that it is no tool.
const MADE =
  /(?<!\p{L})(?:built|launched|co-?founded|founded|shipped|created|invented|patented|filed|led|leads|headed|shepherded|optimised|diseñó|diseñé|lanzó|creó|construyó|fez o|fiz o|lançou|criou|conçu|lancé|bedacht|bouwde|ontwierp|lanceerde|progettato|lanciato|priced?|pricing|wired|trialled|piloted|rolled out|looked after|looks after|kept|voiced|owned|owns|ran|runs|worked on|works on|on the|behind|for) (?:the |an? )?(?:old )?$/iu;
const MADE_GOES_ON =
  /^(?:[.,;:)!?]|$|\n| (?:at|en|em|na|no|bij|chez|pour|para|for|in|on|as|to|from|until|till|during|since|before|after|while|which|that|by|up|over|through|app|apps|bot|programme|program|campaign|brand|line|range|model|platform|casing|extension|series|fleet|plant|cars|case|crew|conversion|hedge|tie-in|network|wafer stage|family|rules?|roll-?outs?)(?!\p{L}))/u;
// A place that a house has.
const SITE =
  /^ (?:sites?|works|plants?|campus|floor|offices?|yards?|mills?|terminal|refinery|depot|branch|stores?|hospital|theatre|station|pit|mine|wharf|warehouse|factory|smelter|brewery|studios?|shop|house|people|giant)(?!\p{L})/u;
const SITE_BEFORE =
  /(?:(?<!\p{L})(?:at|on|in|from|for|out of|to|opposite|behind|its|their)(?: the| our| an?)?|[’']s) $/iu;
// What a house sells or runs under a name of its own, and who works on it: `the Lurline schedule`, `doing PayLah funnels`.
const SOLD =
  /^!? (?:apps?|wallets?|redemption|funnels?|loyalty|rewards?|points|members?|checkout|payouts?|tariffs?|schedule|fleet|franchise|game|back[ -]?end|front[ -]?end|squad|tribe|cards?|savings|store|feed|players?|riders?|drivers?|sellers?|merchants?|analysts?|flyers?)(?!\p{L})/u;
const SOLD_BEFORE =
  /(?:(?<!\p{L})(?:on|behind|of|for|doing|did|owned|owns|recruited|hired|ran|led|the|its|their)|[’']s)(?: the)? $/u;
// `at a company on Per Una`: what somebody did there.
const DID_THERE =
  /(?<!\p{L})(?:at|for|with) (?:the |an? )(?:\p{Ll}+ ){0,2}(?:company|firm|group|bank|retailer|manufacturer|provider) (?:on|doing) (?:the |Per )?$/u;
// `the company’s Magic Desk`, `on Fuliza at a company`: what a house has or somebody did there.
const HOUSES =
  '(?:company|firm|group|bank|retailer|manufacturer|provider|operator|insurer|university|college)';
const OF_HOUSE = new RegExp(`(?<!\\p{L})${HOUSES}[’']s? (?:own |new |old )?$`, 'u');
const RAN =
  /(?<!\p{L})(?:on|behind|of|for|did|doing|ran|runs|led|leads|built|made|makes|launched|grew|kept|sold|marketed|brewed|designed)(?: the| their)? $/iu;
const AT_HOUSE = new RegExp(
  `^ (?:[\\p{Ll}-]+ ){0,2}(?:at|for|with|of) (?:an?|the) (?:\\p{Ll}+ ){0,2}${HOUSES}(?!\\p{L})`,
  'u',
);
// What it is called by: `la marque …`, `el tren …`, `the ferry …`.
const KIND_BEFORE =
  /(?<!\p{L})(?:la marque|la ligne|la gamme|la collection|le logiciel|le jeu|la campagne|le projet|le programme|le train|l[’']appli|la marca|el tren|el proyecto|el programa|la línea|la campaña|a marca|o programa|o trem|a linha|a campanha|de campagne|het merk|de trein|het project|de app|il progetto|la linea|varumärket|appen|projektet|the (?:brand|ferry|vessel|yacht|rig|trawler|app|mine|label|product|game)|codenamed?) $/iu;
const LEARNED_ABROAD =
  /(?<!\p{L})(?:estudi(?:ó|é|aba) en|formad[oa] (?:na|no|en|pela|pelo)|diplômée? de|laureat[oa] (?:al|alla|all|in)|studeerde (?:aan|in)|studierte an|absolwent(?:ka)?|utexaminerad från|uddannet fra|utdannet ved) ?(?:la |el |a |o |l[’']|de |der |het )?$/iu;
// Whom or what somebody came from; what is brought over from somewhere is a tool.
const FROM = /(?<!\p{L})from (?:the )?$/u;
const BROUGHT =
  /(?<!\p{L})(?:migrat|mov|convert|port|switch|import|export|transfer|upgrad|data|extract|load|report|feed)\p{L}* (?:[\p{L}-]+ ){0,6}from (?:the )?$/iu;
const OF_SCHOOL =
  /^(?:[’']s)?(?: (?:\p{Ll}+ )?(?:alum\p{L}*|grads?|graduates?|undergrad\p{L}*|dropout|old boy|old girl)|, class of ['’]?(?:\d{4}|\d{2})(?!\d)| (?:maths|commerce|economics|law|accountancy|engineering|physics|B\.?(?:Com|Sc|A|Eng)))(?!\p{L})/u;
// What a school or a house did to somebody: `Unak taught them`.
const GAVE =
  /^ (?:gave|taught|trained|hired|poached|recruited|employed|promoted|appointed|lured|headhunted|made|moved|sent|seconded|sponsored|kept|laid off|let go of|grew|brought|signed|snapped up|took on|took) (?:him|her|them|me|us|the candidate|this (?:one|lad|lass|chap|fellow|girl|guy|woman|man|person|candidate))(?!\p{L})/u;
// Where nothing that is no house or school stands: `an alumna of Fudan`, `the degree from Keio`, `First Yonsei, then …`.
const OF_PEOPLE =
  /(?<!\p{L})(?:alum\p{L}*|graduates?|grads?|students?|staff|(?:old )?teams?|colleagues|managers?|people|clients|customers|owners?|directors?|thesis|exchange(?: year)?|evening classes|lectures?|tutors?|taught|teaches|lecturer|fellow|dropout|transcript|paid for|sponsored|funded|hired|poached|employed|seconded|headhunted|made redundant|acquired|bought) (?:of|from|at|by|with|for|in|to) (?:the )?$/iu;
/** The same in other languages: `stagiairs van Howest`, `Lehrwerkstatt von Zeiss`, `équipe de Ducasse`. */
const OF_PEOPLE_ABROAD =
  /(?<!\p{L})(?:(?:stagiaire?s|collega['’]s|ploeg|klanten|leerlingen|studenten|medewerkers|werknemers) (?:van|bij)(?: de)?|(?:Lehrwerkstatt|Lehrlinge?|Azubis?|Kolleg(?:en|innen)|Kunden|Mitarbeiter(?:n|innen)?|Werkstatt|Belegschaft|Montageteam|Ausbildung) (?:von|vom|bei|beim|der|des)|(?:équipes?|apprenti(?:e|s)?|stagiaires?|collègues|clients|ateliers?|brigade|cuisines?) (?:de|du|chez|d['’]|de la)|l['’]anciens?|l['’]ex|(?:equipos?|plantilla|alumnos|clientes|taller|cocina) (?:de|del|de la)|(?:equipes?|turma|alunos|clientes|cozinha) (?:do|da|de|dos)|(?:squadra|colleghi|clienti|officina|brigata|cucina) (?:della?|di|del)) ?$/iu;
/** For whom somebody worked, and how long: `ran a boat for Sølvtrans one winter`. */
const FOR = /(?<!\p{L})(?:for|with|under) $/u;
const A_WHILE =
  /^ (?:(?:for )?(?:a|one|two|three|four|five|six|half a|a whole|the whole|each|every|last|most) (?:whole |full )?(?:years?|seasons?|summers?|winters?|springs?|autumns?|harvests?|campaigns?|hitches|rotations?)|(?:two|three|four|five) (?:years|seasons|summers|winters) running)(?! (?:of|old)(?!\p{L}))(?!\p{L})/u;
const IN_TURN =
  /(?:(?:^|[.;:!?]\s+)(?:first|from|after|before|between|post|pre) (?:the )?|(?<!\p{L})(?:then|later|next) (?:the )?|, (?:and )?)$/iu;
const TURN_GOES_ON =
  /^(?:, (?:and )?(?:then|later|next|now|afterwards)(?!\p{L})| (?:came|followed|came next|and then)(?!\p{L}))/iu;
// Where somebody is told of: what they do, or what is done to them. What nothing explains is called so there.
const ACTS =
  /^ (?:still |also |then |now |often |always |later )?(?!\p{Ll}+(?:ous|ss)(?!\p{L}))(?:(?!(?:regulated|authorised|authorized|audited|certified|qualified|registered|accredited|licen[cs]ed|chartered|approved|trained|based|granted|issued|renewed|expired|obtained|required|needed|completed|cleared|checked|confirmed|applied|refused|secured|included|expected|preferred|lapsed|pending|dated|received|sent|signed|rated|booked|updated|attached|enclosed|earned(?= recognition)|(?:delegated|designated|notified|endorsed|recognised|recognized|mandated|exempted|vetted|inspected|enrolled|listed|sponsored|commissioned|assessed|examined|supervised)(?= (?!the |an? |his |her |their |our |its |all |it |them |to |him |both |every |by )\p{Ll}))(?!\p{L}))\p{Ll}{3,}ed|(?:(?!this|plus|less|across|towards|various|always|besides|ings(?!\p{L}))\p{Ll}){3,}s|is|was|has|had|got|led|ran|won|held|wrote|built|took|made|grew|spoke|kept|left|taught|sold|can|will|would|gave|came|went|drove|put|set|cut|said)(?!\p{L})/u;
/** How something serves, and not what somebody does: `Teams is better`, `VNA lapses in May`. */
const SERVES =
  /^ (?:(?:is|was) (?:also |still |now |just |always |usually )?(?:better|best|fine|ok|okay|easier|easiest|quicker|fastest|preferred|required|needed|essential|desirable|a must|mandatory|a plus|a bonus|optional|in date|out of date|up to date|valid|current|due|overdue|pending|done|clear)(?!\p{L})|(?:lapses|expires|runs out|ran out)(?!\p{L}))/u;
/** What may as well be things as what somebody does: `Cabinet papers and`, `EOT claims.` */
const THINGS = /^ (?:\p{Ll}){3,}s(?:[.,;:)]|$| and(?!\p{L}))/u;
/** Things of letters that something is done with: `ICE reviews booked for autumn`. */
const THINGS_DONE =
  /^ \p{Ll}{3,}s (?:booked|planned|scheduled|pending|passed|held|due|renewed|expired|attached|completed?|done|outstanding|taken|sat|up to date|in date|in hand|on file|to (?:follow|come|do|sit))(?!\p{L})/u;
/** A file or a paper of letters: `left a README that explains`, `OET passed with B`. */
const isThingOfLetters = (text: string, { start, end }: Place): boolean =>
  /^\p{Lu}[\p{Lu}\p{N}-]{1,9}$/u.test(text.slice(start, end)) &&
  ((/(?<!\p{L})[Ll]eft (?:us |me |them |behind )?an? $/u.test(text.slice(Math.max(0, start - 20), start)) &&
    /^(?:[.,;]| (?:that|which|with|for|in|on|behind|explaining|so)(?!\p{L}))/u.test(text.slice(end))) ||
    /^ (?:passed|cleared|retaken|resat|achieved|taken) (?:with|at|first|on|in|last|this|by|twice|already|recently)(?!\p{L})/u.test(
      text.slice(end),
    ));
/** What is still to come does nothing: `CP3 left to pass`. */
const STILL_TO_COME =
  /^ (?:left|set|due|needed|wanted|booked|planned|still|was|is|had) (?:to|for|in|over|out)(?!\p{L})/u;
const isMadeOfWords = (said: string): boolean =>
  said.split(' ').every((word) => /^\p{Lu}{2,4}$/u.test(word) || isInDictionary(word.toLowerCase()));
/** What two makers stand before is no verb, which would have no s: `Heidenhain and Siemens controls, can edit`. */
const OF_TWO = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&-]* (?:and|&) $/u;
/** What a body holds for all of a trade, at which somebody was not employed: `before the Law Society dinner`. */
const HELD =
  /^ (?:(?:annual|summer|winter|spring|autumn|Christmas|regional|national) )?(?:dinners?|lunch(?:es)?|breakfasts?|conferences?|balls?|awards?|AGM|meetings?|webinars?|seminars?|fairs?|expos?|exams?|forums?|summits?|congress|galas?|receptions?|exhibitions?|committees?)(?!\p{L})/u;
const CLAUSE =
  /(?:^|[.!?:;]\s+|\n|(?<!\p{L})(?:how|while|when|until|because|that|as|since|before|after|and|but|where) ?|(?<=\p{L}), )$/iu;
/** Where somebody was, told by the time of it: `CAT since 2014, Deere before`. */
const DATED =
  /^ (?:since|until|till) (?:(?:early|late|mid) )?(?:19|20)\d\d(?![\d%])|^ (?:(?:in|during|through|throughout|straight out of|out of|before|after|between) (?:(?:high |grad(?:uate)? |law |med(?:ical)? |business |secondary |night )?school|college|uni(?:versity)?|studies|sixth form|degrees|term-?time|(?:his|her|their) (?:studies|degree|teens|twenties|student days|gap year|summer holidays))|(?:on|at) (?:weekends?|Saturdays|Sundays|nights|(?:the )?side)|as an? (?:kid|student|teenager|teen|graduate|grad|intern|apprentice|trainee|junior|school ?(?:boy|girl|kid)|Saturday (?:boy|girl|job)|temp)|for (?:a|one|two|three|four) (?:summers?|seasons?|winters?)|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:years|summers|seasons)(?= before|[.,;])|every summer|(?:most|some) (?:weekends|summers))(?!\p{L})|^ before(?: that| then)?(?=[.,;]|$)|^ before (?:all |any of )?(?:that|then|it|the|they|he|she|his|her|their)(?!\p{L})|^:? (?:19|20)\d\d ?[–-] ?(?:(?:19|20)?\d\d|now|present|today)/u;
const TO_THEM =
  /(?<!\p{L})(?:rings?|rang|promoted|followed|meets?|met|prais(?:e|es|ed)|thank(?:s|ed)?|hired|mentored|on behalf of|reports? to|reported to) $/iu;

/** Where a town is: `näher bei Frauenfeld`. */
const NEAR_TOWN =
  /(?<!\p{L})(?:näher|nahe|dicht|wohnt|lebt|zuhause|zu Hause|daheim|Nähe|plus près|près|cerca|vicino|perto|dichter|woont) (?:bei|bij|de|a|di|à) $/iu;

/** `at Deputy Chief Executive level`: how high somebody stands. */
/** What somebody is signed off to work with: `certified on the Mako and Rosa robots`. */
const WORKS_WITH =
  /(?<!\p{L})(?:(?:certified|signed[ -]off|competent|proficient|rated|assessed|trained|qualified|credentialed|licen[cs]ed|current|checked out|type-rated) on|(?:certified|competent|proficient|fluent|literate|credentialed) (?:in|with)|(?:super|power|key|expert|daily) ?users? (?:of|on|in)|familiar with|comfortable (?:on|in|with)|at home (?:on|in|with)|hands-on with|well versed in) (?:the |all |both )?(?:[\p{Lu}\d][\p{L}\p{N}-]*(?: [\p{Lu}\d][\p{L}\p{N}-]*)?(?:, (?:and )?| and | or | & ))*$/iu;

const OF_RANK = /^(?: \p{Lu}\p{Ll}+){0,3} (?:levels?|grades?|ranks?|bands?|tiers?)(?!\p{L})/u;

const AFTER_HOUSE =
  /(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|organisation|body|university|college|school)(?:['’]s)? $/u;

/** Places as what stands there in the place of a name that may be the person's, and is not claimed to be. */
export const nameless = (places: readonly Pick<Edit, 'start' | 'end' | 'reason'>[]): Edit[] =>
  places.map(({ start, end, reason }) => ({ start, end, reason, with: NAMELESS }));

/** Where a name was taken out of a text that only the sentence told to be one: what stands around it may still tell. */
export function namelessIn(text: string): UncertainOccurrence[] {
  const why = 'a name that no record has was taken out here, and what stands around it may still tell';
  return matchesOf(/\[name removed\]/gu, text).map(({ index }) => ({
    start: index,
    end: index + NAMELESS.length,
    reason: 'employer',
    why,
  }));
}

/**
 * Whether the words around a name that no record has say that somebody worked, learned or made something there: then it goes,
 * and is not only marked.
 */
function isTold(text: string, { start, end }: Place): boolean {
  if (OF_RANK.test(text.slice(end, end + 60)) || HELD.test(text.slice(end, end + 40))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  if (NEAR_TOWN.test(before) || WORKS_WITH.test(before)) return false;
  const after = text.slice(end, end + 40);
  if (THERE.test(before) || OF_PEOPLE_ABROAD.test(before)) return true;
  if (
    isCalledAsHouse(
      text.slice(Math.max(0, start - 90), start),
      text.slice(end, end + 60),
      text.slice(start, end),
    )
  )
    return true;
  if (FOR.test(before) && A_WHILE.test(after)) return true;
  if (WENT.test(before) && placeNamed(fold(text.slice(start, end)), 'AU') === null) return true;
  // In German every noun has a capital.
  if (languageOf(text) === 'en' && AFTER_HOUSE.test(before)) return true;
  if (OF_SCHOOL.test(after) || GAVE.test(after)) return true;
  if (SITE.test(after) && SITE_BEFORE.test(before)) return true;
  if (SOLD.test(after) && SOLD_BEFORE.test(before)) return true;
  if (OF_HOUSE.test(before) || (RAN.test(before) && AT_HOUSE.test(after))) return true;
  if (DID_THERE.test(before) || KIND_BEFORE.test(before) || LEARNED_ABROAD.test(before)) return true;
  if (FROM.test(before) && !BROUGHT.test(before) && !/^ to \p{Lu}/u.test(after) && languageOf(text) === 'en')
    return placeNamed(fold(text.slice(start, end)), 'AU') === null;
  return MADE.test(before) && MADE_GOES_ON.test(after);
}

/** Whether it says so in words by which nothing but a house, a school or a person is told. */
function isSurelyTold(text: string, { start, end }: Place): boolean {
  if (OF_RANK.test(text.slice(end, end + 60)) || HELD.test(text.slice(end, end + 40))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  if (NEAR_TOWN.test(before) || WORKS_WITH.test(before)) return false;
  const after = text.slice(end, end + 40);
  return (
    /^[\p{Lu}\p{Lo}]/u.test(text.slice(start, end)) &&
    (THERE.test(before) ||
      OF_PEOPLE.test(before) ||
      OF_PEOPLE_ABROAD.test(before) ||
      isCalledAsHouse(
        text.slice(Math.max(0, start - 90), start),
        text.slice(end, end + 60),
        text.slice(start, end),
      ) ||
      (FOR.test(before) && A_WHILE.test(after)) ||
      (CLAUSE.test(
        before.replace(
          /(?<!\p{L})(?:Great|Little|Upper|Lower|North|South|East|West|New|Old|Port|Mount|Lake|Fort|High|Long|Royal|Pan|Pani|Oom|Tannie|Auntie|Uncle|Chef|Coach|Abang|Pak|Bu|Ibu|Bapak|Don|Doña|Dona|Seu|Ustad|Kuya) $/u,
          '',
        ),
      ) &&
        ACTS.test(after.replace(/^ (?:from|at) (?:the )?\p{Ll}+(?= )/u, '')) &&
        !SERVES.test(after) &&
        !(STILL_TO_COME.test(after) && /\d/u.test(text.slice(start, end))) &&
        !/^ left to \p{Ll}/u.test(after) &&
        !(THINGS_DONE.test(after) && isMadeOfWords(text.slice(start, end))) &&
        !(
          THINGS.test(after) &&
          (/, $/u.test(before) || OF_TWO.test(before) || isMadeOfWords(text.slice(start, end)))
        ) &&
        !isForeign(text)) ||
      (languageOf(text) === 'en' && TO_THEM.test(before)) ||
      (IN_TURN.test(before) && TURN_GOES_ON.test(after)) ||
      (CLAUSE.test(before) && DATED.test(after)) ||
      GAVE.test(after) ||
      (WENT.test(before) && placeNamed(fold(text.slice(start, end)), 'AU') === null) ||
      LEARNED_ABROAD.test(before))
  );
}

const ONE = "(?!(?:The|A|An|Mr|Mrs|Ms|Dr|Prof|HR|IT)(?!\\p{L}))\\p{Lu}[\\p{L}\\p{N}’'&.-]{1,40}(?<!\\.)";
const THEM = '(?:(?:the )?candidate|\\[name removed\\]|him|her|them|me|us)';
// What a house or a school does to somebody.
const DID =
  '(?:gave|taught|trained|hired|poached|recruited|employed|promoted|seconded|sponsored|fired|headhunted|apprenticed)';

// Names that say themselves that they are of a house, whatever words they are made of.
const OWN_NAMES: readonly RegExp[] = [
  // "evening classes at Oxford", "alumni of Otago": a town is a school there
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:(?:[Ee]vening )?[Cc]lasses|[Tt]utor(?:s|ed)?|[Tt]eaches|[Ll]ectur(?:es|ed|er)|[Tt]hesis|[Ss]tudied|[Dd]octorate|[Dd]egree|[Dd]iploma|[Ee]xchange(?: year)?) (?:at|from) (?:the )?|(?<!\p{L})[Aa]lumn\p{L}+ (?:of|from) (?:the )?)(?!(?:Bachelor|Master|Doctor|Science|Arts|Law)(?!\p{L}))(${ONE}(?: ${ONE}){0,3})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})[Aa]n? )(${ONE}(?: ${ONE}){0,2}) (?:alum(?:na|nus)?|old boy|old girl)(?!\p{L})`,
    'gu',
  ),
  // "First Oxford, then a workshop"
  new RegExp(String.raw`(?<=(?<!\p{L})[Ff]irst )(${ONE}(?: ${ONE}){0,2}), (?:and )?then(?!\p{L})`, 'gu'),
  new RegExp(String.raw`(?<=(?<!\p{L})[Aa]fter )(${ONE}(?: ${ONE}){0,2}) came(?!\p{L})`, 'gu'),
  // "HSE taught the candidate", "Recruit promoted them"
  new RegExp(
    String.raw`(?<=^|[.!?;]\s{1,3}|\n)(?!(?:\p{L}+(?:ment|ship|ion|ing|s)|They|He|She|It|We|You|I|This|That|Who|Nobody|Everybody|Everyone|Someone|Staff|People|Head|Then|Later|Also|Never|Once|Twice) )(${ONE}(?: ${ONE}){0,2}) ${DID} ${THEM}(?!\p{L})`,
    'gu',
  ),
  // "the Surry Hills unicorn", "for the orange apron", "the blue eagle bank"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|for|with|from|joined|left|to|by) )(the (?:${CAPITALS} ){1,3}(?:unicorn|giant|juggernaut|behemoth|start-?up|scale-?up|heavyweight))(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|for|with|from|joined|left|to|by) )(the (?:big |little |old )?(?:${COLOURS})(?: and (?:${COLOURS}))? (?:${SIGNS})(?: (?:bank|airline|telco|network|supermarket|shop|people))?)(?!\p{L}| \p{L}+ing)`,
    'gu',
  ),
  // "with Bradford Teaching Hospitals": what it is stands in its name
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|with|from|joined|left|by) (?:the )?)((?:${CAPITALS} (?:of |and |& |the )*){1,4}(?:Hospitals?|Infirmary|Polytechnic|Brewery|Breweries|Building Society|Airlines|Airways|Shipyards?|Smelter|Grammar(?: School)?|High School|Cathedral|Zoo|Orchestra|Ballet|Opera|Racecourse|Vineyards?|Wines|Estates?))(?!\p{L}| ?\p{Lu})`,
    'gu',
  ),
  // "a bank that became Direct Line", "a company, now part of Voxel"
  new RegExp(
    String.raw`${ROLE_TOKEN}(?: \p{Ll}+){0,2},? (?:that |which |and )?(?:is |was |has )?(?:since )?(?:(?:later )?(?:became|renamed|rebranded(?: as)?|called|swallowed by|bought by|acquired by|merged into|folded into)|now(?: part of| called| owned by)?) (${PHRASE})`,
    'gu',
  ),
  // "Koç Topluluğu'nda", "Grupa Żywiec", "Bonnier-koncernen": groups by their kind in other languages.
  new RegExp(
    String.raw`(?<!\p{L})(${ONE}(?: ${ONE}){0,2} (?:Topluluğu|Grubu|Holding|Şirketler Grubu|Konzern|Gruppe|Gruppen|Koncernen|konsernet|konserni|csoport|skupina|Skupina|Csoport))(?=[’'\p{Ll}]{0,6}(?!\p{L}))`,
    'gu',
  ),
  // "seven years at a healthcare provider, Denmark Hill, and": where it is, in a name that is no town's
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|for|with|from|joined|left) ${ROLE_TOKEN}, )(${ONE}(?: ${ONE}){1,2})(?=,? (?:and|then|before|after|from|since|until|where|for)(?!\p{L})|[.;])`,
    'gu',
  ),
  // `hired them in 2018 into CMH1`: what a house calls one of its sites by letters and a number.
  /(?<=(?<!\p{L})(?:hired|moved|sent|brought|took|came|went|promoted|transferred|straight|started|launched|opened|ran|running|runs|worked)(?: (?:him|her|them|me))?(?: in (?:19|20)\d\d)? (?:into|to|at|out of|in|up) (?:the )?)(\p{Lu}{3,4}\d{1,2})(?![\p{L}\d])/gu,
  // Ships.
  new RegExp(
    String.raw`(?<!\p{L})((?:HMAS|HMNZS|HMCS|HMS|USS|USNS|USCGC|RFA|RRS|FPSO) ["“‘]?${CAPITALS}(?: ${CAPITALS})*["”’]?)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Aa]board|[Oo]n board|[Oo]n|in|of|joined|skippered|crewed)(?: the)? )((?:MV|RV|MY|SV|SS|TS|MT|SY) ["“‘]?${CAPITALS}(?: ${CAPITALS})*["”’]?)`,
    'gu',
  ),
];

const WAYS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}@._/-])((?:[a-z0-9][a-z0-9-]{0,61}\.)+(?:example|test|local|invalid)(?:\/[^\s<>"')\],;]*)?)(?![\p{L}\p{N}_-])/giu,
];
const HANDLES: readonly RegExp[] = [
  /(?<!\p{L})(?:[Hh]andle|[Uu]sername|[Nn]ickname|[Ss]creen name|[Rr]uns the channel|[Oo]n the channel|(?:posts?|blogs?|tweets?|streams?|publish(?:es)?|sells?) (?:under|as)) ["“'‘]?(\p{L}[\p{L}\p{N}_.-]*(?:[_\d.-]|\p{Ll}\p{Lu})[\p{L}\p{N}_-]*)/gu,
  /(?<![\p{L}\p{N}@._/-])([\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+|\p{L}+\d+)(?= on (?:GitHub|GitLab|Kaggle|LinkedIn|Twitter|X|Medium|[Ii]nsta(?:gram)?|TikTok|YouTube|Behance|Dribbble|Strava|Mastodon|Bluesky|Hugging Face|npm|PyPI)(?!\p{L}))/gu,
  /(?<!\p{L})(?:GitHub|GitLab|Kaggle|Twitter|Telegram|TikTok|YouTube|Behance|Dribbble|Strava|Mastodon|Bluesky|Insta(?:gram)?|IG|Skype|WeChat|Discord|Signal|Snapchat|微信号?|LINE ID)(?: ?[:：] ?| (?:handle|id|name|user) )@?([\p{L}\p{N}][\p{L}\p{N}_.-]{2,})(?![\p{L}\p{N}])/gu,
];

/** An account in small letters that is no word: `jdoe on GitHub`. */
const ACCOUNT =
  /(?<![\p{L}\p{N}@._/-])([a-z][a-z0-9]{3,38})(?= on (?:GitHub|GitLab|Kaggle|Twitter|X|Medium|Instagram|TikTok|YouTube|Behance|Dribbble|Strava|Mastodon|Bluesky|Hugging Face|npm|PyPI)(?!\p{L}))/gu;

function groups(pattern: RegExp, text: string, reason: Edit['reason'], shown: string): Edit[] {
  return matchesOf(pattern, text).flatMap(({ 0: said, 1: name, index }) => {
    if (name === undefined) return [];
    const start = index + said.lastIndexOf(name);
    return [{ start, end: start + name.replace(/[.,;:]+$/u, '').length, reason, with: shown }];
  });
}

const isPlaceWord = (word: string): boolean => isInDictionary(word.toLowerCase()) || isPlaceName(fold(word));

/** A town that is told more closely, or what is told to be so with a word before it: `Wants Leeds, to be precise`. */
const isWordOrPlace = (text: string, { start, end }: Place): boolean => {
  if (
    !/^,? (?:to be (?:precise|exact|specific)|um genau|pour être|per l|para ser|om precies)/u.test(
      text.slice(end),
    )
  )
    return false;
  const words = text.slice(start, end).split(' ');
  return words.every(isPlaceWord) && words.some((word) => isPlaceName(fold(word)) || words.length === 1);
};

/**
 * Names that no record has and that the text itself tells to be of a house, a school, a product, a site on the web or an account: what
 * `marked` may be, and stands where somebody was or made something. To be looked for in a text from which what is known went already.
 * @param marked places of names that no list has
 * @param unexplained places of what may as well be no name
 * @param terms what the person is recorded as able to do
 */
export function cuedIn(
  text: string,
  marked: readonly Place[],
  unexplained: readonly Place[],
  terms: readonly string[],
): Edit[] {
  const named = [
    ...marked.filter((one) => isTold(text, one) && !isJoinedOfWords(text.slice(one.start, one.end))),
    ...unexplained.filter(
      (one) =>
        /^[Ee]x-\p{Lu}/u.test(text.slice(one.start, one.end)) ||
        (/^\p{Lu}\p{Ll}/u.test(text.slice(one.start, one.end)) && isTold(text, one)) ||
        isSurelyTold(text, one),
    ),
  ]
    .filter(
      ({ start, end }) =>
        !NO_HOUSE.test(text.slice(start, end)) &&
        !isThingOfLetters(text, { start, end }) &&
        !isPlainPlace(text, { start, end }) &&
        !isThingToldThere(text, { start, end }) &&
        !AIMED_AT.test(text.slice(Math.max(0, start - 24), start)),
    )
    .map(({ start, end }): Edit => {
      // `Ex-Ajinomoto`: what somebody was before stays said.
      const ex = /^[Ee]x-(?=\p{Lu})/u.exec(text.slice(start, end))?.[0].length ?? 0;
      return { start: start + ex, end, reason: 'employer', with: NAMELESS };
    });
  const others = OTHER_NAMES.flatMap((pattern) => groups(pattern, text, 'employer', NAMELESS));
  const known = others.length === 0 ? [] : termsOf(text, terms);
  const isTerm = ({ start, end }: Place): boolean =>
    known.some((term) => term.start < end && start < term.end);
  return [
    ...named,
    ...calledElsewhereIn(text, terms),
    ...OWN_NAMES.flatMap((pattern) => groups(pattern, text, 'employer', NAMELESS)).filter(
      ({ start, end }) => !/\[/u.test(text.slice(start, end)),
    ),
    ...others.filter(
      (one) =>
        !isTerm(one) &&
        !isWordOrPlace(text, one) &&
        !/\[|^(?:I|He|She|They|It)$/u.test(text.slice(one.start, one.end)),
    ),
    ...WAYS.flatMap((pattern) => groups(pattern, text, 'url', '[link removed]')),
    ...groups(ACCOUNT, text, 'handle', '[handle removed]').filter(
      ({ start, end }) => !isKnownSmall(text.slice(start, end)),
    ),
    ...HANDLES.flatMap((pattern, at) =>
      groups(pattern, text, 'handle', '[handle removed]').filter((one) => at > 0 || !isJoinedWord(text, one)),
    ).filter(
      ({ start, end }) =>
        !/^\d+\p{L}?$/u.test(text.slice(start, end)) && !isKnownSmall(text.slice(start, end)),
    ),
  ];
}
