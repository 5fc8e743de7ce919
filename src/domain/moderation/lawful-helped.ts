const TONGUE =
  '(?:afrikaans|albanian|arabic|bengali|cantonese|chinese|czech|dutch|farsi|french|german|greek|gujarati|hakka|hebrew|hindi|hokkien|hungarian|irish|italian|japanese|khmer|korean|malay|malayalam|mandarin|m[aā]ori|te reo|mirpuri|nepali|polish|portuguese|punjabi|romanian|russian|samoan|shona|sinhala|slovak|somali|sotho|spanish|swahili|tagalog|tamil|telugu|teochew|thai|tongan|tswana|turkish|twi|ukrainian|urdu|vietnamese|welsh|xhosa|yoruba|zulu)';
const TONGUES = `${TONGUE}(?:(?:,| and| or| &|/)+ ?(?:an?y? ?(?:other|\\p{L}+) |)${TONGUE})*`;
const HELPS =
  '(?:(?:is|are|would be|will be|would|will)? ?(?:of )?(?:an? )?(?:(?:very|really|great|big|huge|real|definite|distinct|strong|nice) )?(?:help|plus|bonus|advantage|asset|handy|useful|helpful|welcome|appreciated|valued|desirable)\\b|(?:gets?|takes?|carr(?:y|ies)) you (?:further|far|a long way)|go(?:es)? (?:far|a long way)|comes? in handy|helps?\\b)';
const NO_TURN =
  '(?![^.;]*\\b(?:native|mother|only|must|speakers|nationals?|people|background|families|except|unless|prefer\\w*|not|no|never)\\b)';
/** Kinds of people who are few, and who may be asked to come by name in most places. */
const FEW =
  '(?:wom[ae]n|disabled|disabilit\\w+|neuro\\w+|autistic|deaf|first nations|aboriginal|torres strait islanders?|indigenous|m[aā]ori|pasifika|pacific|lgbt\\S*|veterans?|ex-?forces|returners?|care leavers?|refugees?|older)';
const WARMLY = '(?:especially|particularly|strongly|warmly|actively|specially)';
const NOBODY_ELSE =
  "(?!.*\\b(?:but|except|unless|only|exclusively|prefer\\w*|because|rather|ideally|sorry|instead|no|not|never|young|single|n['’]t)\\b)";

/** What helps in a job and nobody has to have, who is few and warmly asked, and titles of both sexes. */
export const LAWFUL_HELPED: readonly RegExp[] = [
  // "Punjabi or Gujarati spoken is a great help", "Zulu besides English gets you further".
  new RegExp(
    `\\b${TONGUES} (?:(?:spoken|phrases|words|skills?|(?:besides|beside|as well as|on top of|alongside|next to) english|at any level|for our (?:customers|clients|patients|guests)) ?)?${HELPS}${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:a (?:little|bit of|few words of)|some|any|conversational|basic) ${TONGUES} ${HELPS}${NO_TURN}`,
    'giu',
  ),
  // "Māori applicants warmly encouraged".
  new RegExp(
    `^${NOBODY_ELSE}(?=[^.;]*\\b${FEW}\\b)(?=[^.;]*\\b${WARMLY}(?:,)? (?:encouraged?|welcomed?|invited?|like to hear|keen to hear|glad to hear)\\b)[^.;]*`,
    'giu',
  ),
  /\b(?:waiters?\/ ?waitress(?:es)?|waitress(?:es)?\/ ?waiters?|hosts?\/ ?hostess(?:es)?|stewards?\/ ?stewardess(?:es)?|actors?\/ ?actress(?:es)?|bar(?:man|men)\/ ?(?:bar)?maids?)\b/giu,
  /\b(\p{L}{3,})m[ae]n ?\/ ?\1?wom[ae]n\b|\b(\p{L}{3,})wom[ae]n ?\/ ?\2?m[ae]n\b/giu,
  // Records that no longer count, by the law that says so.
  /\b(?:the )?(?:criminal records \()?clean slate(?:\))? (?:act|scheme|law|legislation)\b(?: (?:19|20)\d\d)?(?: (?:applies|is followed))?/giu,
];
