import { TONGUES } from './lawful-helped.ts';

const BETWEEN = '(?:,| and| or| &|\\/)+ ?';
const ANY = `(?:english(?:${BETWEEN}${TONGUES})?|${TONGUES}(?:${BETWEEN}english)?)`;
// What picks people by a language that they were born to, or by whose it is.
const NO_BIRTH =
  '(?![^.;]*\\b(?:native|mother|born|accents?|nationals?|people|persons?|m[ae]n|wom[ae]n|lad(?:y|ies)|girls?|background|blood|families|heritage|only|preferred|prefer\\p{L}*|passports?|speakers?|young\\p{L}*|culture|looks?|no|not|never)\\b(?! (?:required|needed|essential|compulsory)))';
// Names of languages that are no names of those who speak them.
const NO_PEOPLE =
  '(?:afrikaans|mandarin|cantonese|hokkien|hindi|urdu|isizulu|isixhosa|setswana|sesotho|swahili|arabic|tagalog|farsi|hebrew|te reo|auslan|bsl|asl|irish sign language|hiri motu|tok pisin)';
const PLEDGE =
  '(?:positive about|committed to|proud to (?:employ|support)|supportive of|friendly to|accredited for|(?:an )?employer (?:for|of choice for))';
const FEW =
  '(?:disabled people|disability|people with disabilities|carers|older workers|parents|veterans|reservists|neurodivers\\p{L}*|mental health|lgbt\\S*|age diversity|women returners|returners)';

/** Languages that a job needs, pledges of a house to all, what insurance and benefits cover, and words that only look like who is meant. */
export const LAWFUL_TAKEN: readonly RegExp[] = [
  // "English fluent, plus any of Italian, French or German", "Spoken English required".
  new RegExp(
    `\\b${ANY} (?:fluent(?:ly)?|spoken|written|spoken and written|at [abc][12]|to [abc][12]|[abc][12])(?: (?:is |are )?(?:required|needed|essential|a must|necessary))?(?:,? (?:plus|and|with) (?:(?:any|one|either) (?:of )?)?(?:also )?${ANY})?(?=[,;]|\\W*$)${NO_BIRTH}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:spoken|written|fluent|conversational|working|business|basic) ${ANY} (?:is |are )?(?:required|needed|essential|a must|necessary|will do|is enough|for (?:the |our )?(?:phones?|calls|customers|clients|patients|reports?|safety))${NO_BIRTH}`,
    'giu',
  ),
  new RegExp(
    `\\b${ANY} (?:will be|is|are|gets?|get) (?:used|spoken|heard|read|written) (?:every day|daily|on (?:site|the phones?|the floor|the ward)|at (?:the )?(?:desk|counter|till)|by (?:our |many )?(?:customers|clients|guests|patients)|most days|here)\\b(?:,? though (?:none|neither|it) is (?:required|needed|asked for))?${NO_BIRTH}`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:languages?: ?)?(?:${NO_PEOPLE} (?:and|&|or|\\/) english|english (?:and|&|or|\\/|plus) ${NO_PEOPLE})(?: (?:needed|required|essential|for (?:the |our )?(?:phones?|calls|customers|clients|patients|reports?|farmers|growers)))?(?=,|\\W*$)${NO_BIRTH}`,
    'giu',
  ),
  // A pledge to those who are few, and to nobody the less.
  new RegExp(
    `^\\W*(?:we(?:['’]re| are) )?${PLEDGE} (?:[^.;]{0,20}\\b)?${FEW}(?:(?:,| and|, and| &)+ ${FEW})*(?=\\W*$|,| employer| scheme)(?![^.;]*\\b(?:only|but|except|prefer\\p{L}*|not|no)\\b)`,
    'giu',
  ),
  // "Ex-offenders, we have taken on six": whom the house is glad of.
  /^\W*(?:ex-?offenders|veterans|service leavers|newcomers|refugees|returners|career changers|parents|carers),? (?:we(?:['’]ve| have) (?:taken on|hired|trained|employed|got|had)|your (?:experience|time|skills) counts?|come and (?:talk|see)|talk to us|get in touch|ask us)\b(?![^.;]*\b(?:but|never|not|no|none|again|trouble|except|only|let (?:them|all) go|regret\p{L}*|enough)\b)/giu,
  /\bfor (?:an?|the|their|his|her) (?:\p{L}+(?:th|st|nd|rd)|\d{1,3}(?:th|st|nd|rd)) birthday(?: part(?:y|ies))?\b/giu,
  // What insurance and benefits take in.
  /\b(?:benefits?|cover(?:ed|age)?|insurance|health ?care|medical aid|plan)\b[^.;]{0,40}\b(?:no|without an?y?) (?:waiting|wait|exclusions?|waiting periods?)\b[^.;]{0,12}\b(?:on|for) pre-?existing conditions?\b|\bpre-?existing conditions? (?:are |is )?(?:covered|included)\b/giu,
  /\b(?:\d{1,3} ?%|half|discount|money|vouchers?|help|subsid\p{L}*) (?:off|towards|with|for|on) (?:the )?childcare\b(?: for (?:your|the|any) (?:own )?(?:children|kids|little ones))?(?: if you have any)?(?![^.;]*\b(?:without|no kids|childless|prefer\p{L}*|not)\b)/giu,
  // Certificates of a trade that every site asks for.
  /\b(?:valid |current )?(?:medical (?:certificate of fitness|fitness certificate)|certificate of (?:medical )?fitness|annexure 3(?: medical)?)(?=,| and| for| or| \(|\W*$)(?![^.;]*\b(?:disab\p{L}*|chronic|hiv|healthy|perfect|illness\p{L}*)\b)/giu,
  // Words that look like a person and are none.
  /\bcovering(?= (?:letter|note|e-?mail)s?\b)/giu,
  /\b(?:each|every|per|a|of the|for the|the) piercings?\b(?=,| you| they|\W*$)|\b(?:their|its|your) weight(?: in gold)?(?=\W*$|,)(?<=\bworth (?:their|its|your) weight(?: in gold)?)/giu,
  /(?:couple of|pair of|few|some|two|three|four|five|row of|fleet of|\u00b7+) (?:elderly|geriatric|ancient|aged|middle-aged|youngish|old) (?!(?:m[ae]n|wom[ae]n|people|lad(?:y|ies)|gents?|staff|workers?|colleagues?|candidates?|applicants?|drivers?|nurses?|employees|folks?|hands|persons?)\b)\p{L}+s\b/giu,
  /\bnew grads?(?:uates)? [^.;,]{3,40}, (?:and )?(?:old hands|veterans|experienced (?:people|hands|nurses|staff)|everybody else|everyone else|seniors) [^.;]{3,40}/giu,
  /\b(?:we(?:['’]d| would)?|they|the company|the team|management) (?:really )?(?:do(?:es)?(?: not|n['’]t) want|want to (?:keep|save|spare)|look after) your (?:back|knees|feet|lungs|ears|hearing)(?: (?:safe|intact|well|healthy))?(?=\W*$|,)(?![^.;]*\b(?:if|bad|old|dodgy|history)\b)/giu,
];
