// A lawful ground, a benefit or whom the work is for explains the clause that it stands in. What a further clause of the sentence
// says of whoever is sought is read by itself: "We serve women and children, and you are a Christian mother."

/** A part of a sentence, and where it begins in it. */
export interface Apart {
  text: string;
  start: number;
}

const BE =
  "(?:['’]re|['’]ll be|['’]d be| are| were| will be| must be| should be| would be| need to be| have to be)";
const SOUGHT_EN = [
  `you${BE}`,
  '(?:are|be|were|come|have|grew|go|belong|worship|look|pray|vote) (?:[\\p{L}-]+,? ){1,6}yourself',
  'yourself (?:an? |the |under|over|aged?|in |of |from |with)',
  'being (?!held|run|built|asked|used|made|paid|able|part|on |in |at |there)',
  '(?:the|our|your) (?:[\\p{L}-]+ ){1,2}(?:himself|herself|themselves|themself) ',
  "as an? (?:[\\p{L}-]+ ){1,3}(?:you|you['’](?:d|ll|re)) ",
  "the (?:ideal|right|perfect|best|successful|chosen|new) (?:person|candidate|applicant|one|hire|recruit|\\p{L}+er)(?:['’]s| is| was| will be| would be| should be)",
  '(?:our|the|your|the whole|the rest of the) (?:staff|team|crew|colleagues|workers|nurses?|cooks?|carers?|drivers?|guards?|teachers?|\\p{L}+ists?) (?:is|are|should be|must be|has to be|have to be)',
  "(?:s?he|they)(?:['’]s|['’]re| is| are| should be| must be| will be| has to be| have to be| would be)(?= (?:an? |also |to be |preferably )*[\\p{L}-]+)",
];
/** What is wished for: only where something else stands before it. */
const WISHED_EN = [
  "(?:we|i|(?:the|our|my) (?:client|boss|owner|manager|director|gaffer|foreman))(?:['’](?:d|re)| would| only| really| are| is)* (?:wants?|prefers?|needs?|likes?|seeks?|hires?|takes?|employs?|after|looking for|seeking|hiring)",
  '(?:only|no one|nobody|none|never) ',
  '(?:keep|want|like|need) (?:the|our) (?:crew|team|floor|place|shift|kitchen|office|staff) ',
  'to (?=(?:an? |the )?(?:young\\p{L}*|white|british|english|irish|european|american|christian|muslim|hindu|m[ae]n|wom[ae]n|girls?|boys?|lads?)s?(?!\\p{L}))',
  '(?:preferably|ideally|rather|but|though|yet) (?:not )?(?:an? |from |of |one |some)?(?=(?:white|black|brown|asian|young\\p{L}*|older|male|female|m[ae]n|wom[ae]n|lad\\p{L}*|girls?|boys?|christian|catholic|muslim|jewish|hindu|single|married|childless|pretty|slim|good-looking|british|english|irish|american|european|native|local)(?!\\p{L}))',
];
const OPENS_EN = [
  ...SOUGHT_EN,
  ...WISHED_EN,
  "(?:we|i|it|there|this|that|our|the|your|who|which|nobody|no one|anyone|everyone|all)(?:['’](?:re|s|ll|ve|d|m))? ",
];

const SOUGHT_ABROAD = [
  // German
  '(?:du|sie|ihr|man) (?:bist|sind|seid|solltest?|sollten|musst|müssen) ',
  '(?:bist|sind|seid) (?:du |sie |ihr )?(?:auch |ja |dabei )?(?:selbst|selber) ',
  'bist (?:du )?(?:auch |ja |dabei )?(?!für|bei|mit|in|im|an|am|zu)',
  'selbst (?=(?:eine?|noch|schon|unter|jung|alt|weiblich|männlich|aus|mutter|vater)(?!\\p{L}))',
  // Dutch
  '(?:je|jij|u|jullie) (?:bent|zijn) ',
  'bent (?:je |jij |u )?(?:ook )?(?:zelf )?',
  // French
  '(?:vous|tu) (?:êtes|es|serez|seras|devez être) ',
  '(?:êtes|étant|serez) ',
  '(?:vous|toi)[- ]mêmes? ',
  // Italian
  '(?:sei|siete|essendo|sarai|dovrai essere|deve essere) ',
  // Spanish
  '(?:eres|siendo|serás|debes ser|debe ser|es usted) ',
  // Portuguese
  '(?:és|sendo|serás|deves ser) ',
  // Swedish, Danish, Norwegian
  '(?:du|ni) (?:är|er|bør være|ska vara|skal være) ',
  '(?:är|er) (?:du )?(?:själv|selv) ',
  // Polish
  '(?:jesteś|będąc) ',
];
const OPENS_ABROAD = [
  ...SOUGHT_ABROAD,
  '(?:wir|es|das|der|die|unsere?|ich|wij|we|het|de|onze|nous|on|notre|nos|le|la|les|il|noi|il|lo|nostr[aoie]|nosotros|el|los|las|nuestr[aoe]s?|nós|os|as|vi|det|vår[at]?|vores|my|nasz\\p{L}*) ',
];

const JOINT =
  '(?:(?:[,;:(]|\\s[–-])\\s?(?:and |but |so |though |although |while |yet |und |aber |doch |en |maar |et |mais |e |ed |ma |y |pero |och |og |men |i |ale )?|\\s(?:and|but|though|although|yet|while|und|aber|wobei|en|maar|et|mais|e|ed|ma|y|pero|och|og|men|i|ale)\\s)';
const pattern = (opens: readonly string[], before: string, flags: string): RegExp =>
  new RegExp(`${before}(?:${opens.join('|')})`, flags);
const START_EN = pattern(OPENS_EN, `(?<=${JOINT})`, 'giu');
const START_ABROAD = pattern(OPENS_ABROAD, `(?<=${JOINT})`, 'giu');
const OF_SOUGHT_EN = pattern(SOUGHT_EN, '^', 'iu');
const OF_WISHED_EN = pattern(WISHED_EN, '^', 'iu');
const OF_SOUGHT_ABROAD = pattern(SOUGHT_ABROAD, '^', 'iu');

// What is only supposed, or said not to matter, says of nobody what they are.
const SUPPOSED =
  /(?<!\p{L})(?:if|whether|when|once|unless|even though|regardless|no matter|should you|wenn|falls|ob|sobald|egal|wer|als je|als u|wanneer|of je|of u|ongeacht|si|que vous|quand|lorsque|quel\p{L}*|peu importe|se|quando|qualunque|cuando|aunque|tanto si|da igual|om|hvis|når|när|oavsett|uanset|uansett|jeśli|gdy|czy)(?!\p{L})/iu;

// Who is away for now: "while you are off on parental leave".
const AWAY_NOW =
  /^(?:you|they|s?he)(?:['’]re|['’]s| are| is) (?:off |away |out |back )?(?:on |from )?(?:your |their )?(?:parental|maternity|paternity|adoption|sick|annual|family|carer['’]s) leave\b/iu;

// Both sexes in one breath pick none of them.
const BOTH = /\b(?:wom[ae]n|m[ae]n) (?:and|or|as well as|and also) (?:an? )?(?:wom[ae]n|m[ae]n)\b/iu;

// "Our insurers want two years on the licence and nobody under 23 on the artics": the least age that they cover.
const INSURED = /\b(?:insur\p{L}+|(?:fleet|motor|van|truck) (?:policy|cover))\b/iu;
const LEAST_AGE =
  /^(?:nobody|no one|none) (?:under|below|younger than) (?:1[7-9]|2[0-5])\b(?!.*\b(?:over|older|above|max\p{L}*|past|to|and no) )/iu;

/**
 * The parts of a sentence that say of whoever is sought or works there what they are, where the sentence says something else beside:
 * each is read by itself, as nothing in the rest explains it.
 */
export function partsApart(text: string): Apart[] {
  return [...cut(text, START_EN, OF_SOUGHT_EN, OF_WISHED_EN), ...cut(text, START_ABROAD, OF_SOUGHT_ABROAD)];
}

function cut(text: string, start: RegExp, ofSought: RegExp, ofWished?: RegExp): Apart[] {
  const starts = [0, ...[...text.matchAll(start)].map(({ index }) => index)].filter(
    (at, place, all) => all.indexOf(at) === place,
  );
  if (starts.length < 2) return [];
  return starts.flatMap((from, at): Apart[] => {
    const said = text.slice(from, starts[at + 1] ?? text.length).replace(TAIL, '');
    const before = text.slice(0, from);
    const speaks = ofSought.test(said) || (from > 0 && ofWished?.test(said) === true);
    if (INSURED.test(before) && LEAST_AGE.test(said)) return [];
    return speaks &&
      !BOTH.test(said) &&
      !(/\bwhile $/iu.test(before) && AWAY_NOW.test(said)) &&
      !SUPPOSED.test(before) &&
      !SUPPOSED.test(said)
      ? [{ text: said, start: from }]
      : [];
  });
}

/** What joins a part to the next one. */
const TAIL = new RegExp(`${JOINT}$`, 'iu');
