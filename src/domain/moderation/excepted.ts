import { type Mark, marksIn } from './everyday-terms.ts';
import { termAt } from './terms.ts';
import { WORKER } from './words.ts';

// What an invitation takes back again: "anyone may apply, as long as there are no little ones", "all welcome except vegans and anyone
// pushing sixty". The invitation is lawful by itself and explains nothing of what it leaves out.

// That people are invited or taken, whoever they are.
const INVITES =
  /\b(?:any(?:one|body)|every(?:one|body)|(?:any|all|most|every) (?:other )?(?:[\p{L}-]+ )?(?:candidates?|applicants?|applications?|nationalit\p{L}+|ages?|backgrounds?|people|persons?|sorts?|types?|comers|walks|cultures?|faiths?|parents?|women|men|carers?|drivers?|workers?|cooks?|cleaners?|nurses?|cvs?)|all (?:are )?(?:welcome|considered|comers)|welcome|apply|applications?|considered|consider|(?:is|are|'s|'re|be|quite|very) (?:open|relaxed|easy|flexible)(?! (?:on|from|at|until|till|daily|every|seven|plan|about (?:hours|shifts|start|the (?:hours|start))))|(?:happy|fine|ok|okay|grand|good|sweet|all right) with (?:an?|any|most|either|some)|(?:job|role|place|post|shift|spot)(?:'s| is| would be) (?:yours|theirs|hers|his)|(?:will|would|'ll|'d|can|could) (?:also )?(?:look at|see|take|interview|meet|hire|consider|do)|whoever|open to (?:all|most|every)|come (?:and )?join|join us|(?:married|older|younger|local|foreign|single) (?:ones|people|women|men|candidates))\b/iu;
// What takes something back.
const EXCEPTS =
  /(?<!\p{L})(?:(?:but|just|only|though|although|yet) not|except(?:ing)?(?: for| that)?|unless|provid(?:ed|ing)(?: that)?|as long as|so long as|long as|on (?:the )?condition(?: that)?|barring|(?:,|\bone|\bbody|\ball|\bmost|\bany \p{L}+) bar|bar (?=those|anyone|people|any|them|mums|lads)|(?:apart|aside) from(?! (?:which|that|this)\b)|with the exception of|not counting|other than|save for|minus|(?<=\b(?:had|seen|taken|hire|hired|take|consider|considered|met|employed) (?:everybody|everyone|anybody|anyone|all sorts|them all) )but(?! (?:we|you|they|it|there|this|that|i|the|our|no|nobody)\b))(?!\p{L})/giu;
// A part that begins anew is none of what is taken back.
const ENDS =
  /[;.]|,? (?:and|so|but) (?:we|you|our|your|the|there|it|this|i)(?:['’]\p{L}+)?\b|, (?:we|you|our|your|the|there|it|this)(?:['’]\p{L}+)?\b/iu;
// That what is taken back is of the work or the law, or is a help.
const OF_THE_WORK =
  /\b(?:licen[cs]\p{L}*|certif\p{L}*|regist\p{L}*|qualif\p{L}*|experience\p{L}*|checks?|tickets?|visas?|permits?|right to|agenc\p{L}*|recruiters?|notice|deadlines?|clos\p{L}+|law|legal\p{L}*|enjoy|like|love|comfortable|happy|confident|good with|keen|able to (?:work|care|support|help)|work(?:ed|ing)? (?:with|in|at|for)|car(?:e|ed|ing) for (?:our|the|older|elderly|others|people)|train\p{L}*|clients?['’]?s?|patients?|residents?|customers?|pupils?|students?|prevents?|stops you|makes? (?:it|that|this|one)|another way|other ways?|in which case|(?:tell|ask|let) us|we (?:can|will|['’]ll)|adjust\p{L}*|accommodat\p{L}*|hardship|competitors?|members of)\b/iu;
const OF_TRAIT = (about: string): boolean => about !== 'work_status' && about !== 'union_or_politics';
// What marks name in few contexts only, and an exception names of people.
const TRAITS: readonly { about: Mark['about']; pattern: RegExp }[] = [
  {
    about: 'family',
    pattern:
      /\b(?:little (?:ones?|people)|tots?|toddlers?|young ones at home|bub|bubs|wee (?:ones?|man)|offspring|(?:their|your|his|her) (?:husband|wife|partner|boyfriend|girlfriend|spouse)|boyfriends?|girlfriends?|in-laws|school run|(?:just|newly|recently) (?:wed|married|engaged)|newly-?weds?|married|engaged)\b/iu,
  },
  {
    about: 'pregnancy',
    pattern:
      /\b(?:bun in the oven|stork|pram|plans? for (?:a family|children|babies|kids)|trying for (?:a|one|another)|in the (?:family|pudding) way|due (?:date|in \p{L}+ber))\b/iu,
  },
  {
    about: 'age',
    pattern:
      /\b(?:(?:over|past|beyond|above|north of|older than|pushing|nudging|nearer|closer to|turned|turning|hit|hitting|seen|the (?:right|wrong|good|far) side of) (?:the big )?(?:3\d|[4-7]\d|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|near(?:ing|ly)? (?:retirement|pension|[4-7]\d)|retirement age|pensioners?|grandparents?|nanas?|granddads?|old-?timers?|oldies?|(?:greys?|grays?)|wrinkl\p{L}+|menopaus\p{L}+)\b(?! ?(?:%|hours?|hrs|k\b|kg|miles|minutes|km|people|staff|degrees|an hour))/iu,
  },
  {
    about: 'disability_or_health',
    pattern:
      /\b(?:wheelchair|ramps?|crutches|hearing aids?|(?:bad|dodgy|crook|weak|dicky|gammy) (?:back|knees?|heart|hips?|ticker|shoulders?)|needles|meds|medication|nerves|sick(?:ies| days)|hospital appointments?|clinic days)\b/iu,
  },
  {
    about: 'religion',
    pattern:
      /\b(?:pray\p{L}*|the mat|scar(?:f|ves)|veils?|turbans?|beards?|fasting|sabbath|friday prayers?)\b/iu,
  },
  {
    about: 'race_or_origin',
    pattern:
      /\b(?:from (?!a |an |the |our|your|home|here|another|\p{Ll}+ing\b)(?:china|india|pakistan|nigeria|poland|romania|bangladesh|nepal|vietnam|the philippines|ghana|somalia|syria|africa|asia|abroad|overseas|over there|back home)|(?:spoke|spoken|learn(?:ed|t)) (?:growing up|as a child|from birth)|mother tongues?|(?:can|could) (?:pronounce|say) (?:them|you|it|(?:their|your|the) names?)|(?:brown|black|white|dark|darker|fair) (?:skin|faces?|ones|folks?|people))\b/iu,
  },
];

/**
 * What of people a sentence that invites takes back in an exception or a condition.
 * @param text the sentence as it was written
 * @returns null where nothing is taken back, or only what is of the work
 */
export function exceptedIn(text: string): Mark | null {
  const lower = text.toLowerCase();
  for (const { 0: joint, index } of lower.matchAll(EXCEPTS)) {
    const from = index + joint.length;
    const before = lower.slice(0, index);
    const behind = lower.slice(from);
    // "Provided no baby comes along, the job is yours."
    const opened = /^\W*$/u.test(before) ? /, (.*)$/u.exec(behind) : null;
    const said = opened === null ? behind.slice(0, ENDS.exec(behind)?.index) : behind.slice(0, opened.index);
    if (!INVITES.test(opened === null ? before : (opened[1] ?? '')) || OF_THE_WORK.test(said)) continue;
    const mark = traitIn(text, lower, from, from + said.length);
    if (mark !== null) return mark;
  }
  return null;
}

function traitIn(text: string, lower: string, from: number, to: number): Mark | null {
  const marked = marksIn(text.slice(0, to), lower.slice(0, to)).find(
    ({ about, start }) => start >= from && OF_TRAIT(about),
  );
  if (marked !== undefined) return marked;
  for (const { about, pattern } of TRAITS) {
    const found = pattern.exec(lower.slice(from, to));
    if (found !== null)
      return { about, start: from + found.index, end: from + found.index + found[0].length };
  }
  return null;
}

// "Our clients are deaf and sign all day, and so are you": what is said of those whom the work is for is said of whoever is sought.
const SO_ARE = new RegExp(
  [
    `(?:and|but|,) so (?:is|are|must be|should be|will be|ought to be|['’]re) (?:you|the successful \\p{L}+|(?:all of )?(?:our|the|your|their) (?:whole |entire |other |new )?(?:team|staff|crew|${WORKER}))`,
    `(?:you|(?:our|the) (?:team|staff|${WORKER})) (?:should|must|will|need to|have to|ought to|had better) be (?:one )?too`,
    '(?:and|but|,) so (?:should|must|ought|will) (?:you|(?:our|the|your) (?:team|staff|new \\p{L}+))(?: to)?(?: be)?(?=\\W*$)',
    '(?:we|they|i) (?:hire|recruit|staff|choose|pick|select) (?:to match|accordingly|in (?:their|that) image|like for like)',
    '(?:not )?(?:be|being|are|were) (?:not )?one (?:of them )?(?:yourself|too|as well)',
    "you(?:['’]re| are| should be| must be| will be) (?:one (?:too|of them|yourself)|no different|the same|likewise)",
  ].join('|'),
  'iu',
);

/** What a sentence names people by whom whoever is sought is like, in so many words. */
export function likewiseIn(text: string): Mark | null {
  const lower = text.toLowerCase();
  const found = SO_ARE.exec(lower);
  if (found === null) return null;
  const before = lower.slice(0, found.index);
  const marked = marksIn(text.slice(0, found.index), before).find(({ about }) => OF_TRAIT(about));
  if (marked !== undefined) return marked;
  const words = [...before.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)];
  // What means other things elsewhere is said of people behind "are".
  for (const [at, word] of words.entries()) {
    if (!/^(?:are|is|all|mostly|mainly|over|profoundly)$/u.test(words[at - 1]?.[0] ?? '')) continue;
    const known = termAt(
      words.map(([one]) => one),
      at,
    );
    const last = words[at + (known?.length ?? 1) - 1];
    if (known !== undefined && last !== undefined && OF_TRAIT(known.term.about))
      return { about: known.term.about, start: word.index, end: last.index + last[0].length };
  }
  return null;
}
