const NO_TURN =
  '(?![^.;]*\\b(?:but|except|unless|only|exclusively|prefer\\w*|rather|ideally|need not|not apply|instead|so (?:you|we|it|they|the)|want|wants|same again|like it|stay|stays|keep it|fits? in|suits?)\\b)';
const STAFF =
  '(?:cooks|chefs|crew|team|staff|colleagues|nurses|drivers|carers|teachers|pickers|engineers|board|workforce|people|apprentices|trainees)';
const GROUP =
  '(?:(?:[\\p{L}-]+ )?(?:wom[ae]n|men|mums|dads|parents|carers|students|retirees?|retired people|pensioners|grandparents|school[- ]leavers|backpackers|travellers|migrants|refugees|veterans|reservists|ex-?offenders|christians|muslims|hindus|sikhs|jews|catholics|buddhists|people (?:of no faith|with [\\p{L} -]{3,30})|locals))';
const NEEDS =
  '(?:disabled|deaf|blind|autistic|dyslexic|neuro\\w+|trans|non-?binary|pregnant|breast-?feeding|fasting|muslim|jewish|sikh|hindu|christian|religious|observant|older|wheelchair[- ]using|colou?r-?blind)';
const FEAST =
  '(?:diwali|eid|christmas|easter|good friday|hanukkah|vaisakhi|passover|yom kippur|ramadan|holi|lunar new year)';

/** Who works in a house already, what they may do there, and both ends of what people are: none of it says who is taken. */
export const LAWFUL_THERE: readonly RegExp[] = [
  // Who is there, as a list, and how many.
  new RegExp(
    `(?:\\b(?:our|the|these) (?:[\\p{L}]+ )?|^\\W*)${STAFF} (?:are|is|includes?|come from|comes from|hails? from|speaks?) ${NO_TURN}(?![^.;]*\\b(?:young(?! and old| or old)|youthful|fit|single|pretty|attractive|slim|energetic|childless|native|white|female|male)\\b)(?:[^.;,]+, ){1,6}[^.;,]*\\b(?:and|or) [^.;,]*`,
    'giu',
  ),
  new RegExp(
    `${GROUP}(?:(?:,| and)+ ${GROUP})* (?:make up|are|form|account for) (?:about |over |nearly |almost |more than )?(?:an? )?(?:\\d+ ?%|\\d+ per ?cent|half|most|a third|third|a quarter|quarter|one (?:fifth|tenth|third|quarter)|two thirds|fifth|tenth) of (?:the|our|its|that) (?:[\\p{L}-]+ )?(?:${STAFF}|directors|managers|intake|group|shift|applicants|membership)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `(?:${GROUP}|${NEEDS})(?:(?:,| and| or)+ (?:${GROUP}|${NEEDS}))+(?: \\p{L}+)? (?:all )?(?:work|cook|serve|teach|train|drive|pick) (?:side by side|together|here|alongside)\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `${GROUP} (?:have |has )?(?:done|do|does|thrived?|flourish\\w*) (?:well )?here\\b${NO_TURN}`,
    'giu',
  ),
  // What they may do or are given.
  new RegExp(
    `\\b${NEEDS}(?:(?:,| and| or)+ ${NEEDS})* (?:candidates|applicants|people|staff|colleagues|employees|team members|women) (?:can|may|get to|(?=choose|use|have)) ?(?:ask|have|get|bring|take|use|choose|swap|request|see|wear|finish|start|leave|work)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  /\bpregnant (?:women|people|staff|workers|employees)(?: and people with [\p{L} ]+?)? (?:should|must|may|do|will) (?:not|never) (?:have to )?(?:handle|work with|enter|use|lift|be exposed|touch)\b[^.;]*/giu,
  /\bunion (?:reps?|representatives?|delegates?|stewards?|members and others) (?:have|get|are (?:given|paid)|meet)\b(?![^.;]*\b(?:trouble|problems?|grief|headaches?|damage|bother|cost us|stirred|caused|made (?:life|things|it)|brought)\b)[^.;]*/giu,
  /\b(?:fe)?male (?:staff|nurses|physios?|carers|officers|drivers|doctors|searchers)(?: and (?:fe)?male \p{L}+)? (?:are|is) (?:on|available|there|present|rostered)\b/giu,
  new RegExp(`\\b${FEAST}(?:(?:,| and| or)+ ${FEAST})+ (?:are|can|may|count)\\b${NO_TURN}[^.;]*`, 'giu'),
  // Both ends of what people are.
  /\b(?:older \p{L}+(?:,| and| or|,? &) younger \p{L}+|younger \p{L}+(?:,| and| or|,? &) older \p{L}+|young (?:and|or) old|old (?:and|or) young|gay (?:and|or) straight|straight (?:and|or) gay|black (?:and|or) white|male (?:and|or|,) female|union (?:member )?or not|religious or not|believers? or not)\b(?![^.;]*\b(?:only|but|except|prefer\w*|no|not)\b)/giu,
  /\bsuits? (?:an? )?[^.;,]{3,40} (?:as well as|just as much as|no less than) (?:anybody|anyone|everybody|everyone|any other)\b[^.;]*/giu,
  /^\W*(?:dyslexic|deaf|hard of hearing|neurodivergent|autistic|breastfeeding|fasting)\W*$/giu,
];
