import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../../../lexicon/employers.ts';
import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';

import { isGivenName } from '../../../names/index.ts';
import { withoutFrames } from './frames.ts';
import { isEmployer } from './who-employs.ts';

/** A query without the words that only say who asks for people, and what those were. */
export interface Asked {
  text: string;
  aside: string[];
}

const WE = String.raw`(?:[Ww]e|I)(?:'m|'re|'ve|\s+(?:am|are|have)(?:\s+been)?)?`;
const TO_HIRE = String.raw`(?:hire|find|see|meet|appoint|recruit|bring\s+in|take\s+on|interview|employ|identify|source|engage|secure|attract|add|fill)`;
const ASKS = String.raw`(?:(?:(?:is|are|'s|'re|has\s+been)\s+(?:looking|after|seeking|hiring|recruiting|in\s+need\s+of|short\s+of|wanting|needing|asking|searching|hunting|crying\s+out|desperate|keen|hoping|looking\s+out|on\s+the\s+hunt)|(?:has|have)\s+asked(?:\s+(?:us|me))?|(?:is|are|'s|'re)\s+(?:short|struggling|desperate|stuck|stretched|down|in\s+(?:a\s+(?:hole|bind|pickle)|trouble))(?:\s+(?:again|of\s+(?:staff|hands|people)|staffed|on\s+staff|today|this\s+(?:week|month)))*\s*,?\s*(?:and\s+|so\s+|but\s+)?(?:what\s+)?(?:they|we|he|she|it)(?:'re|\s+are)?\s*(?:want|need|after|wanting|needing|looking\s+for)(?:ed|s)?(?:\s+(?:is|are))?|needs?|wants?|requires?|seeks?|asks?|would\s+like|wish(?:es)?|intends?|plans?)(?:\s+(?:urgently|badly))?(?:\s+(?:for|to\s+${TO_HIRE}))?)`;
const NOT_THEM = String.raw`(?!(?:to|them|him|her|it|this|us|that|and|or|but)\b)(?=[\p{L}\d"(])`;
const BEGIN = String.raw`(?<=^\s*|[.!?;\n:]\s+|\s[-–—]\s+)`;
/** What people say before they begin: "um so". */
const HESITATES = String.raw`(?:(?:u+m+|u+h+m*|e+r+m*|so|ok(?:ay)?|right|well|look|yeah|hi|hey|and|now|listen|basically|anyway)\s*,?\s+)*`;
const MANNER = String.raw`(?:(?:now|currently|urgently|also|still|really|badly|just|again|presently|actively)\s+)*`;
/** Whom somebody acts for, as far as the next mark. */
const NAMED = String.raw`(?:an?|our|my|the|this|one\s+of\s+(?:our|my)|another|two|three)\s+(?:[^,;:.!?()\n–—]|[.](?=\S)){3,90}?`;
/** "A family-owned builder in its third generation": what is said of them besides, between marks. */
const BESIDES = String.raw`(?:\s*(?:,|\(|\s[–—-])\s*[^;()\n]{3,160}?\s*(?:,|\)|\s[–—-](?=\s)))`;
const ACTING = String.raw`(?:(?:recruiting|hiring|searching|acting|act|work|working|retained|instructed|engaged|appointed|mandated|briefed|partnering|partnered|sourcing|resourcing|headhunting|commissioned)\s+(?:exclusively\s+|again\s+)?(?:for|with|by|on\s+behalf\s+of|alongside)|on\s+behalf\s+of|(?:for\s+)?(?:an?\s+|our\s+)?(?:(?:retained|exclusive|new|confidential)\s+)?(?:mandate|assignment|search|vacancy|brief)\s+(?:with|for|from|at))`;
const LOOKING = String.raw`(?:${WE}\s+(?:looking\s+(?:for|to\s+${TO_HIRE})|seeking|after|searching\s+for|need(?:ing)?|want(?:ing)?|recruiting|hiring|asked\s+(?:for|to\s+${TO_HIRE}))\s+)`;

/** "Our client, a builder, requires", "a law firm wants". */
const SUBJECT = new RegExp(
  String.raw`${BEGIN}${HESITATES}(?:(?:${WE}\s+(?:got\s+|have\s+)?)(?=(?:an?|two|three)\s))?(${NAMED})(${BESIDES})?\s+(?:(?:who|which|that)\s+)?${MANNER}${ASKS}\s+${NOT_THEM}`,
  'giu',
);
/** "We act for a law firm which seeks", "on behalf of an insurer we are looking for", "for a retained mandate with a lender, ". */
const FOR_WHOM = new RegExp(
  String.raw`(?:${BEGIN}(?:${WE}\s+)?|(?<=,\s*)(?=for\s))(?:${MANNER}${ACTING}|(?:recruiting|hiring)\s+for|for)\s+(${NAMED})(${BESIDES}|\s+(?:who|which|that)\s+(?:(?!\b(?:needs?|wants?|seeks?|requires?|looking|after)\b)[^,;:\n]){3,90}?(?=\s+and\s+|[,:]))?(?:\s+(?:(?:who|which|that|and)\s+)?${MANNER}${ASKS}\s+${NOT_THEM}|\s+to\s+${TO_HIRE}\s+|\s*,?\s+${LOOKING}|\s*[,:]\s+${LOOKING}?|\s+[-–—]\s+${LOOKING}?)`,
  'giu',
);

/** "New one from this morning, it's a start-up they want a developer": what the client is, before what they ask for. */
const IT_IS = new RegExp(
  String.raw`${BEGIN}${HESITATES}(?:(?:an?\s+)?(?:new|another|quick|urgent)\s+(?:one|job|role|req|vacancy|brief)(?:\s+(?:from|of|in)\s+(?:this\s+)?(?:morning|afternoon|today|yesterday|last\s+night|week))?\s*[,.:–-]*\s*)?(?:it(?:'s|’s|s|\s+is)|this(?:\s+is|'s)|they(?:'re|’re|re|\s+are)|(?:the\s+)?client(?:'s|’s|\s+is))\s+(?:for\s+)?(an?\s+(?:[^,;:.!?()\n]){3,60}?)\s*,?\s+(?:and\s+|so\s+|who\s+)?(?:they|we|it|he|she|who)?\s*(?:'re\s+|are\s+)?${ASKS}\s+${NOT_THEM}`,
  'giu',
);
/** "The bank business analysts": whose the job is, right before the trade, where both are no trade of one name. */
const HEADED =
  /(?<=^\s*(?:(?:new\s+(?:line|paragraph))\s+)?|\bnew\s+(?:line|paragraph)\s+)((?:the|our|that)\s+\p{L}+)\s+(?=(\p{L}+(?:\s+\p{L}+)?))/giu;

const HANDS_ON = String.raw`(?:(?:just\s+)?(?:pasting|pasted|copying|copied|forwarding|forwarded|passing|passed|quoting|relaying|sharing|dropping|got|had|received|came|arrived|landed|see|read|below|taken|here(?:'s|\s+is)|this\s+(?:is|was|came|just\s+came)|message|mail|e-?mail|text|note|reply|answer|response|update|news|feedback|ping|DM|post|call|memo|voice\s?(?:mail|note)|request|word|instructions?|brief|order|requirements?|wish\s?list|criteria|shopping\s+list)\b[^:"\n\d]{0,40}?\b(?:from|by|of|off|via|per))`;
const NAME = String.raw`\p{Lu}[\p{L}'’&.-]*(?:\s+(?:\p{Lu}[\p{L}'’&.-]*|&|and|of|at|@|in|from|the\s+\p{Ll}+)){0,6}`;
const SOMEBODY = String.raw`(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]er|[Hh]is)\s+(?:\p{L}+\s+){0,2}?(?:client|customer|hiring\s+manager|manager|boss|director|partner|owner|colleague|head|HR|team)|[Hh]e|[Ss]he|[Tt]hey|${NAME})`;
/** The head of what is handed on: "Fwd from Hartley & Moss:", "pasting this in from the hiring manager:", "what Priya wrote:". */
const HANDED_ON: readonly RegExp[] = [
  // "Head of maths just called:", whatever they are.
  /^\s*(?:[\p{L}'’&.-]+\s+){1,6}(?:has\s+)?just\s+(?:called|rang|rung|phoned|e-?mailed|texted|messaged|written|wrote)(?:\s+(?:me|us|in|back|again))*\s*(?::|\s[-–—])\s*/u,
  /^\s*(?:(?:[Rr][Ee]|[Ff][Ww][Dd]?)\s*[:–-]?\s*)+(?:from|by|via|on\s+behalf\s+of)\s+[^:"\n]{2,60}?\s*(?::|\s[-–—]\s)\s*/u,
  new RegExp(
    String.raw`^\s*(?:(?:the|an?|this|my|our|new|quick|another|latest|candidate|client|job|role)\s+){0,2}${HANDS_ON}\s+[^:"\n\d]{2,60}?\s*:\s*`,
    'iu',
  ),
  new RegExp(
    String.raw`^\s*(?:(?:[Hh]ere(?:'s|\s+is)\s+)?[Ww]hat\s+)?${SOMEBODY}\s+(?:just\s+)?(?:says?|said|wrote|writes|told\s+(?:me|us)|dictated|asked(?:\s+(?:me|us))?(?:\s+for)?|asks(?:\s+for)?|needs|wants|sent(?:\s+(?:me|us|this))?|gave\s+me|(?:e-?)?mailed|texted|rang|called)(?:\s+(?:me|us|this(?:\s+morning)?|today|yesterday))*\s*:\s*`,
    'u',
  ),
  new RegExp(
    String.raw`^\s*(?:[Aa]s\s+per|[Pp]er|[Oo]n\s+behalf\s+of|[Ff]or)\s+(?:${NAME}(?:'s)?(?:\s+(?:desk|request|mail|note|team|client))?|(?:the|our|my|an?)\s+(?:\p{L}+\s+){0,2}?(?:client|customer|hiring\s+manager|manager|boss))\s*:\s*`,
    'u',
  ),
];
/** "Who's good for the Canva job:", "Google job - SREs": whose the job is, where a company is called so. */
const JOB_OF =
  /^\s*(?<before>(?:(?:[Ww]ho(?:['’]s|\s+is|\s+are|\s+do\s+we\s+have|\s+have\s+we(?:\s+got)?)?|[Ww]hat\s+have\s+we(?:\s+got)?|[Aa]ny(?:one|body)|[Pp]eople|[Cc]andidates?|[Nn]eed\s+(?:people|someone|somebody))\s+(?:(?:is|are|good|right|suitable|best|around|available|free|there)\s+)*)?(?:[Ff]or\s+)?(?:(?:the|this|that|our|my|new)\s+)*)(?<name>\p{Lu}[\p{L}&'’.-]*(?:\s+\p{Lu}[\p{L}&'’.-]*){0,2})\s+(?:job|role|gig|brief|vacancy|req|assignment|opening|post)\s*(?:[:?]|\s[-–—])\s*/u;

/** "Jess asked for dentists". */
const SOMEBODY_ASKS =
  /^\s*(?:(?:[Hh]i|[Ss]o|[Rr]ight|[Oo]k(?:ay)?|[Bb]asically|[Ww]ell|[Aa]nyway|[Ll]ook)\s*[,!]?\s+)*(\p{Lu}\p{Ll}+)(?:'s)?(?:\s+(?:from|at|in|on)\s+[^,:;.]{2,30}?)?\s+(?:(?:has\s+|just\s+|have\s+)?asked(?:\s+(?:me|us))?\s+(?:for|to\s+(?:find|look\s+for|get|source))|wants|needs|requires|is\s+(?:after|looking\s+for|asking\s+for|in\s+need\s+of)|after)\s+(?=[\p{L}\d])/u;

/** "Mr Oyelaran wishes to see", "the Misses Penrose ask for": who is spoken of with a title, and asks, is not looked for. */
const TITLED_ASKS = new RegExp(
  String.raw`${BEGIN}${HESITATES}(?:[^,:;.!?\n]{2,60},\s*)?(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Lady|Lord|Herr|Frau|Madame|Mme|Monsieur|Signora|Signor|Señora|Señor|Sra|Sr|Mevrouw|Meneer|Datuk|Dato|Tan\s+Sri|Captain|Capt|Sister|Matron)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}${BESIDES}?\s+${MANNER}(?:${ASKS}|(?:has\s+)?requested|requests|enquires\s+(?:about|after)|would\s+(?:be\s+glad\s+of|appreciate|welcome|consider|see|meet)|is\s+(?:interested\s+in|minded\s+to\s+(?:see|meet|hire)))\s+${NOT_THEM}`,
  'gu',
);
/** "Ms. Carver called back:", "Mr Oyelaran rang again this morning,": who was in touch before what they ask for. */
const TITLED_CALLS =
  /^\s*(?:(?:[Ss]o|[Rr]ight|[Oo]k(?:ay)?|[Hh]i|[Hh]ello)\s*[,!]?\s+)*(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Lady|Lord|Herr|Frau|Madame|Mme|Monsieur|Signora|Signor|Señora|Señor|Captain|Capt|Sister|Matron)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}(?:\s+(?:from|at|of)\s+[^,:;.]{2,30}?)?\s+(?:(?:has|just|have)\s+)*(?:called|rang|rung|phoned|telephoned|mailed|e-?mailed|wrote|written|texted|messaged|replied|answered|dropped\s+(?:in|by)|popped\s+in|stopped\s+by|came\s+back|got\s+back|was\s+on(?:\s+the\s+phone)?)(?:\s+(?:back|again|in|me|us|to\s+(?:me|us)|just\s+now|earlier|today|yesterday|last\s+night|this\s+(?:morning|afternoon)))*\s*[:;,.–—-]+\s+/u;
/** "Sorry, Helena again: ", "Hi, Jack here - ": who writes. */
const WRITES =
  /^\s*(?:(?:[Ss]orry|[Hh]i|[Hh]ello|[Hh]ey|[Mm]orning|[Ee]vening|[Ss]o|[Oo]k(?:ay)?|[Ii]t'?s|[Oo]nly|[Mm]e)\s*[,!–-]?\s+)*\p{Lu}\p{Ll}+(?:\s+(?:again|here|speaking|calling|back|once\s+more|(?:from|on|at|in)\s+(?:the\s+)?[\p{L} ]{2,24}))+\s*[:,.!–—-]+\s+(?=\p{L})/u;

/** "So they'd like a bookkeeper": behind it stands who is asked for, and no wish. */
const WOULD_LIKE =
  /(?<!\p{L})(?:so\s+|and\s+|but\s+)*(?:they|he|she|we|i|it|(?:the|our|my|this)\s+\p{L}+(?:\s+\p{L}+)?)(?:['’]d|\s+would)\s+(?:(?:really|very\s+much|dearly|just|now|all)\s+)*(?:like|love|appreciate|be\s+(?:glad|grateful)\s+(?:of|for)|be\s+(?:after|looking\s+for))\s+(?:to\s+(?:see|have|get|find|meet|hire|interview|bring\s+in|take\s+on|(?:talk|speak)\s+(?:to|with)|hear\s+from)\s+)?/giu;

/** Whether words begin with a trade, a few words of manner aside: "a good, senior bookkeeper". */
function namesTrade(text: string): boolean {
  const words = plainWords(/^[^.;:!?\n]*/u.exec(text)?.[0] ?? '').slice(0, 8);
  const at = words.findIndex((_, index) => roles().book.at(words, index) !== undefined);
  return at >= 0 && at <= 3;
}

/** Whom a client would look at, who is told of at length: "our client, whose counsel retires, would consider". */
const WOULD_SEE = new RegExp(
  String.raw`${BEGIN}${HESITATES}(${NAMED})(${BESIDES})\s+${MANNER}(?:would|will|is\s+(?:happy|prepared|willing)\s+to|are\s+(?:happy|prepared|willing)\s+to)\s+(?:also\s+|only\s+)?(?:consider|see|meet|welcome|look\s+at|entertain|interview|hire|take\s+on)\s+${NOT_THEM}`,
  'giu',
);

/** Whom nothing is told of, which is read as asking (`said-for-clients.ts`). */
const ANY_CLIENT =
  /^(?:(?:the|our|my|an?|this|one\s+of\s+our|another)\s+(?:\p{L}+\s+)?(?:clients?|customers?)(?:\s+of\s+(?:ours|mine))?|(?:the|our|my|this)\s+\p{L}+)$/iu;
const SAYS_NO_MORE = /^[^:]*\s(?:from|of|by|for)\s+(?:the|our|my|an?)\s+(?:\p{L}+\s+)?\p{L}+\s*:\s*$/iu;

const PLACE_OF =
  /\b(?:in|near|at|based\s+in)\s+((?:the\s+)?\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,2})/u;

/** That it is all the same where somebody lives. */
const ANYWHERE =
  /(?<!\p{L})(?:anywhere|wherever|regardless\s+of\s+(?:location|where)|(?:any|all)\s+(?:locations?|places?|cit(?:y|ies)|towns?|states?|countr(?:y|ies)|regions?)|(?:location|place|city|where\s+they\s+(?:live|are|come\s+from)|geography)\s+(?:is\s+|are\s+)?(?:no\s+(?:bar|matter|issue|problem|object|constraint|concern|barrier)|not?\s+(?:an?\s+)?(?:issue|bar|problem|important|fussed)|open|flexible|irrelevant|immaterial|does(?:n['’]t|\s+not)\s+matter|(?:is\s+)?up\s+to\s+them)|(?:worldwide|globally|nationwide))(?!\p{L})/iu;
/** What may be where a client is: "a Leeds client", "the mine up in Karratha". */
const PLACE_SAID = /(?<!\p{Lu}[\p{L}'’-]*\s)\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?(?!['’]s|\p{L}|\s+&)/gu;

/** The places in what was said of who asks: "in Leeds", "our Leeds office"; "Ms Penrose" and "Sheffield Forgemasters" are none. */
function placesIn(said: string, hasPlace: (text: string) => boolean): string[] {
  const text = `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
  return matchesOf(PLACE_SAID, text).flatMap(({ index, 0: name }) => {
    const next = /^\s+(?:based\s+)?(\p{Ll}+)/u.exec(text.slice(index + name.length))?.[1] ?? '';
    const isWhere =
      /(?<!\p{L})(?:in|near|outside|around|from)\s+(?:the\s+)?$/iu.test(text.slice(0, index)) ||
      isEmployer(`the ${next}`) ||
      isEmployer(`the x ${next}`);
    const [first = '', second] = name.split(/\s+/);
    const isOne = isWhere && hasPlace(`in ${name}`) && (second === undefined || !hasPlace(`in ${first}`));
    return isOne ? [name] : [];
  });
}

// "The Salesforce role" may be of those who know it; "for the Canva job:" names who gives it.
function isWhoseJob(name: string, before: string): boolean {
  const words = plainWords(name);
  const isTerm = [roles(), skills(), certifications(), industries()].some(
    ({ book }) => book.at(words, 0) !== undefined,
  );
  const isSure = employerNamed(name) !== undefined;
  return isSure && (!isTerm || /\bfor\s+the\s+$/i.test(before));
}

/**
 * A query without what only says who asks: the head of a mail that is handed on, whom somebody recruits for, what their client is like. Where
 * the client is stays, where nothing else says where to look.
 * @param hasPlace whether some words say where to look
 */
export function withoutAskers(query: string, hasPlace: (text: string) => boolean): Asked {
  const aside: string[] = [];
  const places: string[] = [];
  const leave = (said: string): void => {
    const text = said.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
    if (text !== '') aside.push(text);
  };
  let text = query;
  for (const head of HANDED_ON) {
    const said = head.exec(text)?.[0];
    if (said === undefined || said.length === text.length || SAYS_NO_MORE.test(said)) continue;
    leave(said);
    text = text.slice(said.length);
  }
  const job = JOB_OF.exec(text);
  if (
    job !== null &&
    job[0].length < text.length &&
    isWhoseJob(job.groups?.name ?? '', job.groups?.before ?? '')
  ) {
    leave(job[0]);
    text = text.slice(job[0].length);
  }
  const writes = WRITES.exec(text)?.[0];
  const [writer = ''] =
    writes?.match(/\p{Lu}\p{Ll}+(?=\s+(?:again|here|speaking|calling|back|once|from|on|at|in)\b)/u) ?? [];
  if (writes !== undefined && writes.length < text.length && isGivenName(writer.toLowerCase())) {
    leave(writes);
    text = text.slice(writes.length);
  }
  const calls = TITLED_CALLS.exec(text)?.[0];
  if (calls !== undefined && calls.length < text.length) {
    leave(calls);
    text = text.slice(calls.length);
  }
  text = withoutFrames(text, (said) => {
    leave(said);
    places.push(...placesIn(said, hasPlace));
  });
  text = text.replace(WOULD_LIKE, (said, offset: number, all: string) =>
    namesTrade(all.slice(offset + said.length))
      ? `${/(?:^|[.;:!?\n])\s*$/.test(all.slice(0, offset)) ? '' : '; '}need `
      : said,
  );
  text = text.replace(TITLED_ASKS, (said) => {
    leave(said);
    return 'need ';
  });
  const asks = SOMEBODY_ASKS.exec(text);
  if (asks !== null && isGivenName((asks[1] ?? '').toLowerCase())) {
    leave(asks[0]);
    text = `need ${text.slice(asks[0].length)}`;
  }
  for (const [pattern, instead] of [
    [FOR_WHOM, ''],
    [IT_IS, 'need '],
    [SUBJECT, 'need '],
    [WOULD_SEE, 'need '],
  ] as const)
    text = text.replace(pattern, (said: string, whom: string, besides?: string) => {
      if (!isEmployer(whom) || (besides === undefined && ANY_CLIENT.test(whom))) return said;
      leave(said);
      const place = PLACE_OF.exec(said)?.[1];
      if (place !== undefined) places.push(place);
      return instead;
    });
  text = text.replace(HEADED, (said: string, whom: string, behind: string) => {
    const [next = ''] = plainWords(behind);
    const titled = [behind, next].some((words) => roles().book.whole(words) !== undefined);
    const isOne = [behind, next].some(
      (words) => roles().book.whole(`${plainWords(whom).at(-1)} ${words}`) !== undefined,
    );
    if (!titled || isOne || !isEmployer(whom)) return said;
    leave(said);
    return 'need ';
  });
  const where = places.filter((place) => hasPlace(`in ${place}`));
  return {
    text:
      where.length > 0 && !hasPlace(text) && !ANYWHERE.test(text)
        ? `in ${where.join(' or ')}; ${text}`
        : text,
    aside,
  };
}
