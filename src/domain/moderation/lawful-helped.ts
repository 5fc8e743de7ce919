const TONGUE =
  '(?:afrikaans|albanian|amharic|arabic|armenian|assamese|azerbaijani|basque|bengali|bislama|bosnian|brazilian portuguese|bulgarian|burmese|cantonese|cape verdean creole|catalan|chinese|cook islands m[aā]ori|cree|creole|croatian|czech|danish|dari|dinka|dutch|dzongkha|estonian|farsi|fijian|filipino|finnish|french|gaeilge|gaelic|galician|georgian|german|greek|gujarati|haitian creole|hakka|hausa|hazaragi|hebrew|hindi|hmong|hokkien|hungarian|icelandic|igbo|inuktitut|irish|isindebele|isixhosa|isizulu|italian|japanese|kannada|karen|kazakh|khmer|kinyarwanda|konkani|korean|krio|kriol|kurdish|lao|latvian|lingala|lithuanian|macedonian|malay|malayalam|maltese|mandarin|m[aā]ori|te reo(?: m[aā]ori)?|marathi|mirpuri|mongolian|navajo|nepali|niuean|norwegian|odia|ojibwe|oromo|pashto|persian|polish|portuguese|punjabi|quechua|rohingya|romanian|russian|samoan|sepedi|serbian|sesotho|setswana|shona|sinhala|siswati|slovak|slovene|slovenian|somali|sotho|spanish|swahili|swedish|sylheti|tagalog|tamil|telugu|teochew|tetum|thai|tibetan|tigrinya|tok pisin|tokelauan|tongan|tshivenda|tswana|turkish|twi|ukrainian|urdu|uzbek|vietnamese|welsh|wolof|xhosa|xitsonga|yiddish|yoruba|zulu)';
/** Languages by their names, as a list of them stands in a sentence. */
export const TONGUES = `${TONGUE}(?:(?:,| and| or| &|/)+ ?(?:an?y? ?(?:other|\\p{L}+) |)${TONGUE})*`;
const HELPS =
  '(?:(?:is|are|would be|will be|would|will)? ?(?:of )?(?:an? )?(?:(?:very|really|great|big|huge|real|definite|distinct|strong|nice|lovely|little|welcome|added|small) )?(?:help|plus|extra|bonus|advantage|asset|handy|useful|helpful|welcome|appreciated|valued|desirable|use|boon|gold)\\b|goes? down well|opens doors|earns you|(?:gets?|takes?|carr(?:y|ies)) you (?:further|far|a long way)|go(?:es)? (?:far|a long way)|comes? in handy|helps?\\b)';
const NO_TURN =
  '(?![^.;]*\\b(?:native|mother|only|must|speakers|nationals?|people|background|(?<!\\b(?:with|to|for) (?:the |our |some |many )?)families|except|unless|prefer\\w*|not(?! (?:compulsory|required|essential|needed|necessary|a must|asked for))|no|never)\\b)';
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
  // "English plus one of Zulu, Xhosa or German": languages asked for, whoever speaks them.
  new RegExp(
    `\\benglish(?:,)? (?:plus|and|with|as well as|together with) (?:either|(?:any |at least )?(?:one|two)(?: or more)? of|any of) ${TONGUES}(?=\\W*$|,? for | to | as | with | at )(?![^.;]*\\b(?:descent|native|people|background|heritage|origin|born|nationals?|others|only|prefer\\w*)\\b)`,
    'giu',
  ),
  // "Preschool Teacher (Tamil)": what is taught.
  new RegExp(
    `\\b(?:teachers?|educators?|tutors?|lecturers?|instructors?|diploma|degree|b\\.?ed|pgce|pgde)\\b[^.;()]{0,40}\\((?:${TONGUES})\\)`,
    'giu',
  ),
  // "Irish isn't needed": what follows is read.
  new RegExp(
    `\\b${TONGUES} (?:is|are)(?:n't| not) (?:needed|necessary|required|asked for|essential|compulsory|expected)\\b`,
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
