import { TONGUES } from './lawful-helped.ts';
import { lowered } from './matching.ts';
import { ownWordIn } from './own-words.ts';
import { ORIGIN } from './words.ts';

/** Of more words a line says more than what it asks or leaves out. */
const LONGEST = 6;
// What a line of a few words asks for or leaves out, as lists of requirements put it.
const ASKS =
  /^\W*(?:strictly |absolutely |sorry,? )?(?:no|never|not|without|nobody|only|must|(?:strong )?preference for|preferably|ideally|done with|free (?:of|from))\b|\b(?:only|preferred|preferably|essential|an? must|required|wanted|please|ideal|less so|at most|first|favou?red)\W*$/iu;
// Words of people's own lives that say something else in longer sentences.
const OWN = lowered(
  /\b(?:singles|couples?|unmarried|(?:church|mosque|temple|mass)[- ]?goers?|believers?|(?:over|under)[- ](?:1[6-9]|[2-7]\d|twent\w+|thirt\w+|fort\w+|fift\w+|sixt\w+)(?:['’]?s)?(?! (?:hours|kg|tonnes?|years of)\b)|(?:1[6-9]|[2-7]\d) (?:and|or) (?:over|under|younger)|mature(?:[- ]aged?)?(?! (?:code|market|business|approach)\w*)|(?:prior|past|previous|old) (?:claims?|injur(?:y|ies)|illness\w*|convictions?)|claims? history|overseas (?:degrees?|qualifications?|applicants?|accents?|names?)|students? on visas?|(?:people|persons?|anyone|nobody|adults) with (?:an? )?(?:disabilit\w+|conditions?|impairments?)|divas?|prima donnas?|drama queens?|bankrupts?)\b/iu,
);
// What only tells of somebody's body, home, schooling or beliefs, as a line of its own.
const TOLD =
  /^\W*(?:[\p{L}’'-]+ ){0,3}(?:(?:traditional|family|conservative|christian|biblical|right|old[- ]fashioned|aussie|western|proper)(?:,? (?:and )?\p{L}+)? (?:values|morals|politics|views)|good breeding|(?:mature|settled|married) and (?:mature|settled|stable|married)|(?:stable|settled|happy|quiet) (?:home|family|married|private) life|children (?:are )?(?:grown(?:[- ]up)?|at school|have left)|(?:private|public|grammar|convent|locally|overseas)[- ]?(?:school )?(?:educated|schooled)|schooled (?:in|at|here|locally)(?: \p{L}+)?|(?:full|good|perfect) use of (?:all|both|your) (?:limbs|legs|arms|hands)|strong (?:back|as an ox)|(?:excellent|perfect|good|robust|rude) health(?: and fitness)?|(?:close to|near(?:ing)?|approaching) (?:an? |their |your )?(?:pension|retirement)|(?:age )?[2-6]\d,? (?:tops|max(?:imum)?|at (?:the )?(?:most|outside|latest)|(?:is )?the (?:limit|cut-?off|ceiling))|\d+ years (?:until|to|before|till|off) (?:retirement|retiring|pension age|(?:a |their |your )?pension))\W*$/iu;
// The same, said of a life that is arranged, a sound or a mind.
const ARRANGED = lowered(
  new RegExp(
    `^\\W*(?:(?:a )?(?:good|right|nice|suitable|decent|sensible) age(?: group| bracket| range)?|(?:(?:reliable|solid|good|full) )?(?:childcare|child care|babysitting|kids|school runs?|home life|family life)(?: is| are| all)? (?:sorted|arranged|in place|under control|taken care of)|(?:${ORIGIN}|white|posh|native|local|aussie|kiwi|brit|foreign)[- ]sounding(?: (?:name|voice|surname))?|(?:not )?(?:young|youthful)[- ](?:minded|looking|thinking)|(?:young|youthful) at heart|(?:[\\p{L}-]+,? ){1,3}?(?:grandmotherly|grandfatherly|motherly|fatherly|matronly|ladylike|manly))\\W*$`,
    'iu',
  ),
);
// What the work or a law asks is said so.
const OF_WORK =
  /\b(?:(?:dress |uniform )?sizes?,? (?:no|or|and)|no need|no matter|gcses?|standard|(?:party )?politics (?:at work|in the (?:post|job|role))|english (?:good )?enough (?:to|for)|not (?:required|needed|asked|relevant|necessary)|photos?|parking|sponsorship|agenc(?:y|ies)|recruiters?|calls?|cover letters?|licen[cs]e|certificate|experience|vaccin\w*|visas? (?:required|needed)|references?|checks?|bachelor['’]s)\b/iu;

// A language that is to be spoken is no people.
const SPOKEN = new RegExp(
  `^\\W*(?:spoken|written|conversational|fluent) (?:english|${TONGUES}) (?:is )?(?:required|essential|an? must)\\W*$`,
  'iu',
);

/**
 * Reads of a line of a few words whether it asks for people by their own lives, or leaves them out: "Singles only", "No prior
 * claims", "Traditional family values".
 * @returns where it says so; undefined of a line that does not, or is longer
 */
export function readShort(clause: string): { start: number; end: number } | undefined {
  const words = clause.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  if (words === 0 || words > LONGEST) return undefined;
  const arranged = ARRANGED.exec(clause.toLowerCase());
  if (arranged === null && (OF_WORK.test(clause) || SPOKEN.test(clause))) return undefined;
  const told = arranged ?? TOLD.exec(clause);
  if (told !== null) return { start: told.index, end: told.index + told[0].length };
  if (!ASKS.test(clause)) return undefined;
  const own = OWN.exec(clause.toLowerCase());
  if (own !== null) return { start: own.index, end: own.index + own[0].length };
  const said = ownWordIn(clause);
  return said === null ? undefined : { start: said.start, end: said.end };
}
