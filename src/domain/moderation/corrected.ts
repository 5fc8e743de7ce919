const QUOTED = '[„“"«»”]\\p{L}[^„“"«»”]{1,60}[“"«»”]';

// "He'd put “young and hungry”", "They had “mature lady” in it": nothing else stands in the sentence.
const CITES = new RegExp(
  `^\\W*(?:(?:s?he|they|the (?:client|brief|draft|ad|advert|owner|boss|manager|old ad|hiring manager|first draft|spec))(?:['’]d| had| has|['’]s)?|(?:his|her|their) (?:draft|ad|brief|spec|version)(?: had)?) (?:put|written|wrote|wanted|asked for|said|says|had|used|typed|got)(?: me to put)? ${QUOTED}(?: (?:in (?:it|there|the (?:ad|brief|draft|spec|title))|as a (?:line|requirement)))?\\W*$`,
  'iu',
);
// "Told him no to “young and energetic” and he took it well".
const REFUSED = new RegExp(
  `^\\W*(?:(?:i|we)(?:['’]ve| have)? )?(?:told (?:him|her|them|the (?:client|owner|boss|manager)) no to|said no to|pushed back on|talked (?:him|her|them) out of|turned down|would(?:n['’]t| not) (?:use|print|run)) (?:(?:his|her|their|the) )?${QUOTED}(?:,? and (?:he|she|they|the client) (?:took it (?:well|fine|on the chin)|(?:was|were) (?:fine|ok|good|happy)(?: about it| with (?:it|that))?|understood|agreed|dropped it))?\\W*$`,
  'iu',
);
const NEW_WORDING =
  /^\W*(?:the |our |so |now )?(?:new|agreed|final|revised) (?:wording|line|text|version|ad|sentence|words)(?: (?:is|says|reads))?\W/iu;
const MADE_OTHER =
  /^\W*(?:so |and )?(?:i|we)(?:['’]ve| have)? (?:made (?:it|that)|changed (?:it|that)|swapped (?:it|that)|took (?:it|that) out|taken (?:it|that) out|struck (?:it|that)|replaced (?:it|that)|rewrote (?:it|that)|reworded (?:it|that)|cut (?:it|that)|turned (?:it|that) into|put [„“"«»”])/iu;
// It holds all the same.
const YET =
  /\b(?:but|still|though|mean(?:s|t)?|between (?:us|the lines)|wink|quietly|same (?:thing|people|kind|sort|ones?|crowd|effect)|know (?:what|who)|so (?:send|find|get|skip)|code|officially|on paper)\b/iu;

// "They had date of birth on the form": what a form asked for.
const ON_FORM =
  /^\W*(?:s?he|they|the (?:client|form|draft|old form|owner|manager))(?:['’]d| had| has| have)? (?:had |put |asked for |wanted )?(?:an? |the |their |your )?(?:dates? of birth|birth dates?|ages?|photos?|marital status|nationality|religion|gender|maiden names?)(?: (?:box|field|question|line))? (?:on|in) (?:it|there|the (?:form|draft|application|spec|template|ad))\W*$/iu;

/** Whether a sentence only cites words of a client or a form, and the next one says what was put in their place. */
export const isCorrectedByNext = (clause: string, next: string | undefined): boolean =>
  next !== undefined &&
  (CITES.test(clause) || ON_FORM.test(clause) || REFUSED.test(clause)) &&
  (MADE_OTHER.test(next) || NEW_WORDING.test(next)) &&
  !YET.test(next);

const PAPERS =
  /\b(?:photos?|pictures?|date of birth|birth dates?|address|(?:pay|salary|wage|earnings) (?:history|slips?)|current (?:pay|salary)|marital status|nationality|social security|ssn|religion|national insurance)\b/iu;
const NOT_ASKED = /\b(?:no|not|never|without)\b|n['’]t\b/iu;
const LEFT_OFF =
  /^\W*(?:so |and )?(?:please |just |kindly )?leave (?:it|them|that|those) (?:off|out|blank)(?: (?:your|the) (?:cv|resume|form|application|letter))?(?:,? (?:please|thanks))?\W*$/iu;

/** Whether a sentence says to leave off something of one's papers that the one before says is not asked for. */
export const isOfPapersNotAsked = (clause: string, last: string | undefined): boolean =>
  last !== undefined && LEFT_OFF.test(clause) && PAPERS.test(last) && NOT_ASKED.test(last);
