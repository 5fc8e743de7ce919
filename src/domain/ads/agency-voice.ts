import { asksByContent, paperNeeded } from '../jobs/index.ts';
import { COURTESY } from './courtesy.ts';
import { HAS_THEM_DO, MOST_OF_WORK } from './duty-form.ts';
import { asLanguage, inPlainWords } from './plain-words.ts';
import { namesRole } from './tail.ts';
import { toWhoeverComes } from './who-will-come.ts';
import { wishAlone } from './wish-alone.ts';
import { withoutSpeaker } from './without-speaker.ts';

/**
 * How a brief begins to say whom its writer wants, and how an ad says it: what somebody wants of their recruiter ("I need a", "je cherche
 * un") is told by the agency to the reader. The last letter of the wish and the article after it stay as they are.
 */
const WANTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:so|look|well),? )?(?:we|i)(?:['’](?:re|m)| are| am) (?:(?:badly|really|totally|absolutely|desperately) )?(?:stuck|desperate|crying out|screaming|dying|short|in need) (?:for|of) (?=an?(?!\p{L})|another|two|three|four|\d)/iu,
    'We are looking for ',
  ],
  [
    /^(?:we|i) (?:would |kindly |hereby )*(?:ask|request|wish|instruct|engage|invite|commission)(?: that)? (?:you|your firm|your agency|your company) (?:to |should )?(?:conduct|undertake|run|begin|start|carry out|make) (?:an?|the|our|this) (?:\p{L}+ )?search for (?=an?(?!\p{L}))/iu,
    'We are looking for ',
  ],
  [
    /^(?:i am|we are|i['’]m|we['’]re) (?:writing|getting in touch|contacting you)(?: to you)?(?: (?:today|now))?(?: on behalf of [^,.;:]{2,60}?)? to (?:ask for your (?:help|assistance) (?:with|in)(?: (?:finding|recruiting|sourcing|appointing|hiring))?|(?:instruct|engage) you (?:to (?:find|recruit|source)|on|for)) (?=an?(?!\p{L}))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:so|ok(?:ay)?|right|hi|hello),? )*this is (?:for|about|from) [^.;:?!]{2,80}?,? (?:and )?(?:they|we|who) (?:(?:really|urgently|now|also) )*(?:need|want|require|are (?:after|looking for)) (?=an?(?!\p{L}))/iu,
    'We are looking for ',
  ],
  [
    /^(?:please |kindly |pls )+(?:source|find|assist (?:us )?with|arrange|provide|look for|recruit|help (?:us )?with) (?=an?(?!\p{L})|two|three|\d)/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:so|um|uh|ok(?:ay)?|yeah|basically),? )*(?:what|who) (?:(?:i|we)(?:['’]m|['’]re| am| are)) (?:after|chasing|looking for|wanting) is (?=an?(?!\p{L}))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:so|well|look),? )?(?:(?:could|can|would|will) you (?:(?:please|pls|possibly|maybe|also) )*(?:find|get|source|help (?:us|me) (?:find|with|out with)|chase (?:up|down)|look (?:out )?for|hunt (?:down|out)|start (?:looking|a search) for|line up|recruit|dig (?:up|out)|track down|rustle up|sort (?:out )?|advertise(?: for)?|put (?:out|up)|work on)(?: us| me)?|(?:i|we)(?:['’]d| would) (?:like|love)(?: (?:you|someone|somebody) to (?:find|get|source|recruit|look for)(?: us| me)?)?) (?=an?(?!\p{L})(?! ?(?:chat|call|word|quick|copy|few|look)))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:so|look|well|hey|ok(?:ay)?|right|uh|hi|basically|anyway),? )*(?:(?:i|we) (?:(?:just |really |urgently |also |now )*(?:need|want|require)|(?:am|are) (?:looking for|after|hiring))|(?:i['’]m|we['’]re) (?:looking for|after|hiring)|(?:looking for|after|need|needing)) (?!an? (?:[\p{L}'’]+ ){0,4}(?:degree|licen[cs]e|tickets?|certificate|cert|card|diploma|qualification|clearance|check|visa|car|permit|registration)(?!\p{L}))(?=(?:an?|another|two|three|four|someone|somebody|\d+)(?!\p{L})(?! ?\+? ?(?:years?|yrs?|months?|seasons?|weeks?|hours?)))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:also|ja|nun|so|hallo),? )*(?:ich|wir)? ?(?:such|brauch|benötig)e?n? (?:(?:noch|dringend|aktuell|auch|wieder) )*(?=(?:eine?[nr]?|zwei|drei|vier|\d+)(?!\p{L}))/iu,
    'Wir suchen ',
  ],
  [/^brauche? (?:ich )?(?:nochn|noch n|nen|noch nen|noch einen) /iu, 'Wir suchen einen '],
  [
    /^(?:the hiring manager|our client)(?: (?:of|at|from) our client)? (?:(?:now |also |urgently )?(?:wants?|needs?)|is (?:now |urgently )?(?:after|looking for|seeking|hiring)) (?=(?:an?|another|two|three|four|five|\d+(?: ?x)?)(?!\p{L})(?! ?\+? ?(?:years?|yrs?|months?|chat|call|word|reply|answer)))/iu,
    'We are looking for ',
  ],
  [
    /^(?:(?:he|she|they) )?(?:wants?|wanting|chasing|hunting for|crying out for|is after|are after) (?=(?:an?|another|two|three|four|five|\d+(?: ?x)?)(?!\p{L})(?! ?\+? ?(?:years?|yrs?|months?|chat|call|word|reply|answer)))/iu,
    'We are looking for ',
  ],
  [/^zoek(?:en)? (?=(?:een|nog|twee|drie|\d+)(?!\p{L}))/iu, 'Wij zoeken '],
  [/^sucht (?=(?:eine?[nr]?|zwei|drei|vier|\d+)(?!\p{L}))/iu, 'Wir suchen '],
  [/^[Ss]ucht (?=\p{Lu}\p{Ll})/u, 'Wir suchen '],
  [
    /^(?:je|on) (?:cherche|recherche|recrute) (?:(?:aussi|urgemment) )?(?=(?:une?|deux|trois|\d+)(?!\p{L}))/iu,
    'Nous recherchons ',
  ],
  [/^(?:il (?:me|nous) (?:faut|faudrait)|j[’']ai besoin d[’']) ?(?=une?(?!\p{L}))/iu, 'Nous recherchons '],
  [
    /^(?:(?:mira|oye|pues|bueno|a ver),? )*(?:necesito|busco|quiero|necesitamos|buscamos) (?:(?:cubrir|contratar|un puesto de|encontrar|incorporar) )?(?=(?:una?|dos|tres|jefe|\d+|\p{Ll}{4,})(?!\p{L}))/iu,
    'Buscamos ',
  ],
  [/^(?:cerc(?:o|a|hiamo)|ho bisogno di|abbiamo bisogno di|mi serve|ci serve) (?=\p{Ll})/iu, 'Cerchiamo '],
  [
    /^(?:(?:zoals besproken|nou|ok),?:? )?(?:ik zoek|we zoeken|wij zoeken|ik heb nodig|we hebben nodig) (?=(?:een|nog|twee|drie|\d+)(?!\p{L}))/iu,
    'Wij zoeken ',
  ],
  [
    /^(?:come (?:anticipato|concordato|detto)(?: \p{L}+){0,3}),? (?:siamo alla ricerca di|cerchiamo|stiamo cercando) /iu,
    'Cerchiamo ',
  ],
];

/** "The house is growing, so we want a cook": why somebody is wanted stays with the recruiter. */
const SO_WANTED =
  /^[^.;:?!]{6,120}?,? (?:so|hence|which is why|that['’]s why|and so) (?=(?:we|i)(?:['’](?:re|m|d)| are| am| would)? (?:now |just |really )?(?:want|need|like|after|looking for|hiring|seeking|require) (?:an?|another|two|three|some(?:one|body)|cover) \p{L})/iu;

/** "We'd like someone by February", behind why. */
const WANTS_ANYBODY =
  /^(?:we|i)(?:['’](?:d|re|m)| would| are| am)? (?:now |just |really )?(?:need|want|like|love|require|after|looking for) (?=(?:some(?:one|body)|cover)(?!\p{L}))/iu;

/** What the recruiter is told to do with what follows, and what went before. */
const TOLD: readonly RegExp[] = [
  /^(?:(?:also|and|please|can you|could you|just|you can),? )*(?:add|say|mention|put(?: in)?|note|tell (?:them|people|candidates)) that (?=\p{L})/iu,
  /^(?:(?:bitte|auch|noch) )*(?:dazu ?schreiben|schreib(?:en sie)?(?: bitte)?(?: rein| dazu)?|erwähn\p{L}*(?: sie)?),? dass /iu,
  /^(?:(?:aussi|merci de|tu peux|vous pouvez),? )*(?:ajoute[rz]?|précise[rz]?|mentionne[rz]?|dis|dites|dire) (?:aussi )?que /iu,
  /^(?:(?:también|por favor|puedes),? )*(?:añade|pon|di|decir|añadir|poner) que /iu,
  /^(?:(?:anche|per favore),? )*(?:aggiung\p{L}+|scriv\p{L}+|dica?|dite) che /iu,
  /^(?:(?:ook|graag),? )*(?:zet erbij|vermeld|schrijf erbij) dat /iu,
  /,? (?:and )?(?:tell|let) (?:them|people|candidates) (?:know )?(?:that|so)(?=[.!]?$)/iu,
  /^(?:only |one |the )*(?:changes?|updates?|corrections?|änderung(?:en)?|changements?|cambios?|modifiche|wijziging(?:en)?) ?: (?=\p{L})/iu,
  // How far the pay may go, behind what stays: "28 an hour, could go to 30, own van".
  /(?<=.{4})(?:[,;(]|\s[–-])\s*(?:(?:but|and|though|maybe) )?(?:(?:we|i|they|it|budget|i['’]d|we['’]d) )?(?:can|could|will|would|may|might) (?:go|pay|stretch|push|do|move|be (?:stretched|pushed))(?: up)? (?:to|till|until|upto|as far as) ?(?:[€£$₦₹]|Rs\.? ?)?\d[\d.,]*(?: ?k)?(?: (?:for|if|with) (?:the |a )?(?:right|good|great|strong|exceptional|perfect|star) ?\p{L}*)?\)?(?=[,;.]|$)/iu,
  // What its writer leaves open behind what is asked: "I-CAR would be nice but if they can weld I don't care", "ist mir egal ob".
  /(?<=.{20})(?:[,;]|\s[–-])? (?:(?:but|and|so|though) )?(?:(?:if|as long as|so long as|provided|when) [^,;.]{3,60},? )?i (?:really |honestly |personally )?(?:don['’]?t|do not|couldn['’]?t|wouldn['’]?t) (?:really )?(?:care|mind|fuss|bother)(?!\p{L})[^.;]*/iu,
  /(?<=.{20})(?:[,;]|\s[–-])? (?:(?:aber|und|doch) )?(?:das |des )?(?:is|ist|wär|wäre) (?:mir|uns) (?:gleich|egal|wurscht|wurst|schnuppe|einerlei|recht)(?!\p{L})[^.;]*/iu,
  /(?<=.{20})(?:[,;]|\s[–-])? (?:(?:mais|et|pero|y|ma|e|maar|en|mas) )?(?:(?:ça|cela) m[’']est égal|peu m[’']importe|je m[’']en (?:fiche|moque)|me da (?:igual|lo mismo)|no me importa|non mi (?:importa|interessa)|per me è (?:uguale|lo stesso)|(?:dat |het )?(?:maakt|is) mij (?:niet uit|om het even)|(?:pra mim |para mim )?tanto faz|não me importa)(?!\p{L})[^.;]*/iu,
  // "Fully remote, so you can cast the net a bit wider": what the recruiter may do then.
  /(?<=.{20}),? so (?:that )?you can (?:cast|widen|throw|spread|advertise|search|post it)(?!\p{L})[^.;]*/iu,
  // What is answered, and what somebody needs of whoever comes.
  /^(?:(?:yes|yeah|yep|sure|ok(?:ay)?|righto)[,!.]?|right(?:[,!.]|(?= (?:so|then|this is|we|i|here|now|ok(?:ay)?)(?!\p{L})))) (?=\p{L})/iu,
  // "A controller for our office please": asked of the recruiter.
  /^please (?:see|find) (?=what\b)/iu,
  new RegExp(`,? (?:${COURTESY}|graag)(?=[,.;]|$)`, 'giu'),
  /(?: ?(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f))+(?=\s|[.,;!?]|$)/gu,
  / (?:lol|haha(?:ha)*|x{1,3})(?=[.!]?$)/iu,
];

/** What is asked of whoever comes, and said of them to somebody else. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    /^it(?:['’]s| has)? (?:got to|(?:has|needs|ought) to|must|should) be (?:some(?:one|body)|a person) with (?=\p{L})/iu,
    'Must have ',
  ],
  [
    /^it(?:['’]s| has)? (?:got to|(?:has|needs|ought) to|must|should) be (?:some(?:one|body)|a person) (?=who(?!\p{L}))/iu,
    'Must be somebody ',
  ],
  [
    /^it(?:['’]s| has)? (?:got to|(?:has|needs|ought) to|must|should) be (?:some(?:one|body)|a person) (?=\p{L})/iu,
    'Must be ',
  ],
  [
    /^(?:what|all) (?:i|we)(?:['’]d)? (?:really |mainly |mostly )?(?:need|want|ask(?: for)?|require|insist on|would want|must have|have to have|can(?:no|['’])t do without)(?: most| above all| here)? is (?=an?(?!\p{L})|\d|at least|two|three|four|five|six|ten)/iu,
    'Needs ',
  ],
  [
    /^(?:i|we)(?:['’]d| would| will|['’]ll| do)? (?:really |just |also |obviously |definitely |absolutely )*(?:need|want|require|expect|insist on|ask for|like|love) (?:them|him|her|him or her|her or him|somebody|someone|people) (?:to have|to hold|to know|to be|to bring|having) (?=\p{L})/iu,
    'Should have ',
  ],
  [
    /^i(?:['’]d| would| will|['’]ll| do)? (?:really |just |also |obviously |definitely |absolutely )*(?:need|require|expect|insist on|ask for|must have) (?!(?:to|you|him|her|them|this|it|that|help|us|me|my|your|an? (?:hand|favou?r|shortlist|chat|call|word|few)|some(?:one|body)|another|people)(?!\p{L}))(?=(?:an?|the|at least|\d|one|two|three|four|five|some|good|solid|strong|proper|current|full|clean|valid|real|prior|previous)(?!\p{L})(?! (?:\p{Ll}+ ){0,3}(?:manager|nurse|engineer|driver|chef|person|technician|clerk|assistant|operator|developer|teacher|lead|officer|cook|welder|fitter|planner|analyst|accountant|supervisor|coordinator|receptionist|electrician|plumber|carpenter|mechanic|labourer|buyer|designer)s?(?!\p{L})))/iu,
    'Needs ',
  ],
  [
    /^needs? (?=an? (?:\p{L}+ ){0,4}(?:degree|licen[cs]e|tickets?|certificate|cert|card|diploma|qualification|clearance|check|registration)(?!\p{L}))/iu,
    '',
  ],
  [
    /^(?:i|we)(?:['’]d| would) be (?:over the moon|thrilled|delighted|chuffed|stoked|ecstatic|overjoyed|very happy|happy|tickled pink) (?:with|by|for|to (?:get|have|see|find|hear from)) (?:any(?:one|body)|some(?:one|body)|people|a person)(?: (?:who(?:['’]s| is| are| has| have)?|with))? (?=\p{L})/iu,
    '',
  ],
  [
    /^(?:the )?(?:incumbent|post[- ]?holder|job[- ]?holder|appointee|(?:successful|ideal|right|selected) (?:candidate|applicant|person)) (?:will|shall|is to)(?: be required to)? (?=\p{L})/iu,
    'You will ',
  ],
  [
    /^(?:i|we)(?:['’]d| would) (?:want|like|look for|be looking for|be after|hope for)(?: to see)? (?=(?:at least |a minimum of )?(?:\d|two|three|four|five|six|a (?:couple|few|year)|several) )/iu,
    'Needs ',
  ],
  [/^(?:they|he|she|you)(?:['’]ve| have| has|['’]s)? got to (?=have|be|hold)/iu, 'Must '],
  [/^if they['’]re (?=\p{L})/iu, 'If you are '],
  [/^what they['’](?:ll|d) be doing is (?=\p{L}+ing)/iu, 'You will be '],
  [HAS_THEM_DO, 'You will be '],
  [MOST_OF_WORK, 'Mostly '],
];

/** What is the writer's and what is done for them, as the agency says it: "my kitchen", "reporting to me". */
const OF_WRITER: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<!\p{L})(?:report|reports|reporting|answer|answers|answering|direct|directly|straight|accountable) )to me(?![\p{L}’'-])/giu,
    'to the manager',
  ],
  [
    /(?<![\p{L}’'-])my (?=(?:\p{Ll}+ )?(?:team|crew|kitchen|shop|store|restaurant|hotel|pub|bar|café|cafe|clinic|practice|surgery|office|yard|farm|site|workshop|garage|bakery|salon|school|nursery|studio|warehouse|depot|plant|floor|department|business|company|firm|branch|lab|ward|house|family|children|kids|clients|customers|patients|guests|diary|calendar)(?!\p{L}))/giu,
    'the ',
  ],
];

/** How much something counts, behind what is wished for under a heading that says it: "Arabic sweets would be lovely". */
const HOW_MUCH =
  /[\s,–-]+(?:(?:(?:it |that |which )?(?:would|will|['’]d) (?:really )?be|(?:that|it)['’](?:s|d be)|which is|is|are)(?: \p{L}+)? (?:lovely|great|nice|good|handy|helpful|useful|ideal|brilliant|fantastic|amazing|welcome|perfect|appreciated|preferred|preferable|desirable|gorgeous|wonderful|(?:a|an) (?:\p{L}+ )?(?:bonus|plus|asset|advantage|help|treat|boon|gem))|would help|helps|(?:(?:is|are|would be) )?(?:a (?:bonus|plus)|handy|useful|preferred))(?:,? (?:but|though|and) (?:it |they )?(?:can be (?:learn\p{L}*|taught)|(?:is |it['’]s |are )?(?:not|never|no)(?: an?)? (?:absolute )?(?:\p{L}+)(?: (?:must|breaker|requirement))?|isn['’]t (?:a must|essential|needed|required|necessary)))?[.!]*$/iu;

/** "Two years ER would be great but honestly if they want to learn that's fine": what its writer would make do with. */
const BUT_ELSE =
  /((?:would|will|['’]d) be (?:\p{L}+ )?(?:great|lovely|nice|ideal|good|brilliant|perfect|amazing|fantastic|a (?:bonus|plus)))[,;]? (?:but|though)(?: honestly| really| frankly)? (?:if|we|i|it['’]s|they)(?!\p{L})[^.]*$/iu;

/** A wish without the words that say how much it counts. */
export const withoutHowMuch = (wish: string): string => {
  const bare = wishAlone(wish.replace(BUT_ELSE, '$1').replace(HOW_MUCH, '')).replace(
    /\s+(?:very|most|really|also|so|quite|pretty|highly|particularly|especially|always)[.!]*$/iu,
    '',
  );
  return /\p{L}{2}/u.test(bare) ? asLanguage(bare) : wish;
};

/** "Camp room if they're not local": who comes, where nobody else is spoken of before. */
const IF_THEY =
  /^((?:(?!(?:\p{Ll}{3,}s|people|children|staff|men|women)(?!\p{L}))[^.])*?(?<!\p{L})(?:if|unless|provided|whether)) they(?=(?:['’](?:re|ve|d|ll)| are| can| want| have| need| live| prefer| like| wish)(?!\p{L}))/iu;

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A line of a brief in the voice of the agency: without what tells the recruiter what to do, and as the agency says whom it seeks. */
export function inAgencyVoice(line: string): string {
  const [asks = '', rest = ''] = WANTS_OF_THEM.exec(line)?.slice(0, 2) ?? [];
  const language = asks === '' ? undefined : ASKS_IN.find(([begin]) => begin.test(asks))?.[1];
  if (language !== undefined && asksByContent(rest)) return `${language} ${rest}`;
  return inPlainWords(toWhoeverComes(inVoice(line)));
}

/** "Je veux deux ans de vente, le permis B": what whoever comes must have, as somebody says that they want it. */
const WANTS_OF_THEM =
  /^(?:je|on|ich|yo|quiero|pido|voglio|chiedo|ik|eu|quero|exijo) ?(?:veux|voudrais|veut|demande|exige|souhaite|will|möchte|verlange|erwarte|wil|vraag|verwacht|quero|exijo|peço)? ?((?:\d|un|une|deux|trois|au moins|le |la |une? |ein|zwei|drei|mindestens|den |dos|tres|al menos|carn|due|tre|almeno|een|twee|drie|minimaal|dois|duas|pelo menos).*)$/iu;
const ASKS_IN: readonly (readonly [RegExp, string])[] = [
  [/^(?:je|on)(?!\p{L})/iu, 'Il faut'],
  [/^ich(?!\p{L})/iu, 'Gefragt:'],
  [/^(?:yo|quiero|pido)(?!\p{L})/iu, 'Se pide'],
  [/^(?:voglio|chiedo)(?!\p{L})/iu, 'Si richiede'],
  [/^ik(?!\p{L})/iu, 'Gevraagd:'],
  [/^(?:eu|quero|exijo)(?!\p{L})/iu, 'Pede-se'],
];

/** "Theyd", "youll": words that are no others when their sign is missing. */
const WITHOUT_SIGN =
  /(?<![\p{L}’'])(they|you)(d|ll|re|ve)(?!\p{L})|(?<![\p{L}’'])(we)(ve)(?!\p{L})|(?<![\p{L}’'])(do|does|did|is|are|was|have|has|would|should|could)(nt)(?!\p{L})/giu;
const withSigns = (line: string): string =>
  line.replaceAll(WITHOUT_SIGN, (said: string) =>
    /nt$/iu.test(said) ? `${said.slice(0, -1)}'${said.slice(-1)}` : said.replace(/(?:d|ll|re|ve)$/iu, "'$&"),
  );

function inVoice(written: string): string {
  const line = withSigns(written);
  const ofHouse = OF_WRITER.reduce(
    (said, [pattern, words]) => said.replace(pattern, words),
    withoutSpeaker(line),
  ).replace(IF_THEY, '$1 you');
  const told = TOLD.reduce((said, pattern) => said.replace(pattern, ''), ofHouse).trim();
  // "Add that we have a lift and that shifts can move".
  const bare = told === line ? line : told.replace(/(?<=^[^.]{0,80}) and that (?=\p{L})/u, ' and ');
  // "Il nous faut un DCG": a paper that somebody must hold is nobody who is wanted.
  if (paperNeeded(bare) !== null) return capital(bare.replace(/^il (?:nous|me|vous|te) /iu, 'Il '));
  // "I need a coded boilermaker": who is wanted, and no paper that they must hold.
  const sought = WANTS.find(([pattern]) => pattern.test(bare));
  if (sought !== undefined && /^i need an? /iu.test(bare) && namesRole(bare.slice(0, 60)))
    return bare.replace(sought[0], sought[1]).replace(/\?$/u, '.');
  const [pattern, words] = ASKED.find(([asked]) => asked.test(bare)) ?? [];
  if (pattern !== undefined && words !== undefined) return capital(bare.replace(pattern, words));
  const wanted = capital(bare.replace(SO_WANTED, ''));
  if (wanted !== capital(bare) && WANTS_ANYBODY.test(wanted))
    return wanted.replace(WANTS_ANYBODY, 'We are looking for ');
  const wants = WANTS.find(([pattern]) => pattern.test(wanted));
  if (wanted !== capital(bare) && wants !== undefined) return wanted.replace(wants[0], wants[1]);
  const found = WANTS.find(([pattern]) => pattern.test(bare));
  return found === undefined ? bare : bare.replace(found[0], found[1]).replace(/\?$/u, '.');
}
