import { asksByContent, sentencesOf } from '../jobs/index.ts';
import { isDutyByForm } from './duty-form.ts';

/**
 * What is said of lawful things in words that also pick people, as an ad says it plainly: whoever comes as "he", a language that helps as
 * "Welsh would be a treat", extra pay as "1.5 over 40", a crew as "six lads". What chooses anybody is left as it is.
 */

/** Names of languages in English, by the codes that ISO has for them. */
let languages: ReadonlySet<string> | undefined;
function isLanguage(word: string): boolean {
  if (languages === undefined) {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const codes = [...letters].flatMap((one) => [...letters].map((other) => one + other));
    languages = new Set([
      ...codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []),
      ...['mandarin', 'cantonese', 'gaelic', 'maori', 'te reo', 'farsi', 'flemish', 'tagalog', 'twi'],
    ]);
  }
  return languages.has(word.toLowerCase());
}

/** "Polish or Portuguese", "Welsh": nothing but languages. */
const areLanguages = (said: string): boolean =>
  said.split(/,? (?:or|and|&) (?:a bit of |some )?|\s?\/\s?/iu).every(isLanguage);

const PRAISE =
  '(?:(?:nice|good|great|handy|useful|lovely|grand) (?:thing|one|skill) to have|(?:(?:real|big|huge|great|definite|distinct|major|nice|massive|lovely|serious) )?(?:asset|plus|bonus|treat|gem|godsend|dream|advantage|help|boon|joy|gift|winner|godsend|blessing|delight|gorgeous|lovely|great|nice|handy|useful|deadly|class|grand|brilliant|fantastic|amazing|wonderful|marvellous|welcome|helpful|magic|mint|sweet|golden|superb|super|terrific|ace|smashing|a1|appreciated|beneficial|advantageous))';
const HELPS = new RegExp(
  `^(\\W*(?:(?:also|and|oh|plus),? )?)(?:(?:some|a bit of|a little|basic|knowing|speaking|having|any|conversational|decent) )*(\\p{L}+(?:,? (?:or|and|&) (?:a bit of |some )?\\p{L}+| \\p{L}+)?) (?:(?:would|will|might|could|can)(?: really| also)? (?:be|come in)|['’]d be|is|are)(?: really| very| also| always)? (?:an? )?${PRAISE}(?!\\p{L})(?! for (?:our|the|my) (?:team|lads|crew|image))[^.;]{0,40}?([.;]?)$`,
  'iu',
);

/** "Afrikaans is nice to have since the farmers won't talk anything else": why a language helps, told of those who are served. */
const HELPS_WITH =
  /^(\W*)(\p{L}+) (?:would be|is|['’]d be) (?:an? )?(?:(?:very |really )?(?:nice|good|great|handy|useful|helpful|lovely)(?: (?:thing|one|skill))?(?: to have| to speak)?(?: there)?|(?:big |real |huge )?(?:plus|bonus|asset|help|advantage)|preferred|preferable|desirable|valued)(?: here| too)?(?:,? (?:since|because|as|seeing(?: as| that)?|given(?: that)?) |, (?=(?:most|many|some|half|a lot|lots|plenty|a good few|a few|quite a few|several)(?!\p{L})))(?:(?:most|many|some|half|all|a lot|lots|plenty|a good few|a few|quite a few|several)(?: of)? )?(?:the |our |these )?(?:older |local )?(?:farmers|growers|customers|clients|guests|patients|residents|famil(?:y|ies)|suppliers|members|visitors|callers|tenants|parents|buyers|shoppers|drivers|passengers|owners|users|readers|students|pupils|contractors|hauliers) ([^.;]{2,80})([.;]?)$/iu;
/** What such a reason never says, as it would be of who is wanted. */
const OF_CHOICE =
  /(?<!\p{L})(?:want(?:s|ed)?|prefer(?:s|red)? (?!but|not)|trusts?|hates?|refuses?|foreign\p{L}*|own (?:kind|sort)|immigrants?|white|black|locals|accents?|only (?:deal|talk|work|speak) (?:with|to)|don['’]?t (?:like|want|trust|hire))(?!\p{L})/iu;
/** "Need somebody on the Mazaks and the one Okuma": on what the work is. */
const SOMEBODY_ON =
  /^(\W*)(?:(?:we|i) )?(?:are looking for|['’]re looking for|are after|need|want|looking for) (?:somebody|someone|a person|a pair of hands) (on|in|at) ((?:the|our) [^.;:]{3,60}?)([.;]?)$/iu;

/** What says more of somebody than where they work. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:who|whose|that|with|without|under|over|aged|age|young\p{L}*|old\p{L}*|early|late|mid|\d0s|twenties|thirties|forties|fifties|side|church|faith|community|family|hunt)(?!\p{L})/iu;

/** Whoever comes, at the head of a sentence. */
const WHO_COMES =
  /^(\W*(?:(?:and|also|then|so),? )?)(?:s?he|they|he or she|she or he|he\/she|she\/he)(?:['’](?:ll|d)| (will|would|must|should|shall|is to|has to|needs to|is expected to|will need to))(?= \p{L})/iu;

const SAYS_OF_READER: Readonly<Record<string, string>> = {
  would: 'will',
  'is to': 'are to',
  'has to': 'have to',
  'needs to': 'need to',
  'is expected to': 'are expected to',
};

function ofReader(line: string): string {
  const [whole, before = '', verb] = WHO_COMES.exec(line) ?? [];
  if (whole === undefined) return line;
  const modal = verb?.toLowerCase() ?? 'will';
  const rest = line.slice(whole.length);
  // Somebody else, or of somebody there: that stays as it is, and inside.
  if (OF_KIND.test(rest)) return line;
  // "They would run the sauce section and order their own": what else is said of them would speak of others.
  if (
    /^\W*(?:\p{L}+,? )?they/iu.test(whole) &&
    /(?<!\p{L})(?:they|their|theirs|them|themselves)(?!\p{L})/iu.test(rest)
  )
    return line;
  const said = `${before}You ${SAYS_OF_READER[modal] ?? modal}${rest}`;
  const bare = said.replace(
    /^\W*(?:(?:and|also|then|so),? )?You (?:must|should|shall|(?:are|have|need|are expected|will need) to)/iu,
    'You will',
  );
  const has =
    /^\W*You will (?:have|hold|be (?:able|qualified|certified|registered|fluent|licensed|experienced|familiar|responsible|based)|know|speak|possess|bring)(?!\p{L})/iu;
  return isDutyByForm(bare) || has.test(bare) || asksByContent(rest) ? said : line;
}

const OF_KIND =
  /(?<!\p{L})(?:he|she|him|her|hers|his|have to be an?|be an? (?:strong|young|real|proper|good|big)?\s*(?:man|woman|lad|lady|girl|guy|bloke|mother|father|christian|muslim|local|native|citizen)|m[ae]n|wom[ae]n|lads?|girls?|guys?|bloke|lady|ladies|male|female|young\p{L}*|old\p{L}*|under \d|over \d\d)(?!\p{L})/iu;

/** "The implant man who comes on Wednesdays": who comes to the house for a trade, and is called by it. */
const WHO_VISITS =
  /(?<!\p{L})(the|an?|our) (\p{Ll}{3,}) (?:man|woman|guy|fella|lady|bloke|chap)(?= (?:who|that) (?:comes|visits|calls|drops|attends)(?!\p{L}))/gu;
/** What tells what somebody is, and no trade. */
const OF_MAN =
  /^(?:old|young|older|younger|nice|lovely|big|little|good|strong|local|other|same|right|new|last|next|only|best|ideal|white|black|married|single|gay|family|christian|muslim|jewish|irish|polish|english|foreign|tall|short|fat|blind|deaf|pregnant|lone|poor|mad|odd)$/u;

const CREW = '(?:lads|boys|guys|girls|fellas|fellows|blokes|chaps|ladies|men|women|gals)';
const COUNT = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen)';
const TEAM_OF = new RegExp(
  `((?:team|crew|gang|squad|shift|bunch|group) of (?:${COUNT} )?)${CREW}(?!\\p{L})`,
  'giu',
);
const LEADS = new RegExp(
  `((?<!\\p{L})(?:work(?:ing)? (?:alongside|beside|with)|train(?:s|ing)?|lead(?:s|ing)?|run(?:s|ning)?|manag(?:e|es|ing)|supervis(?:e|es|ing)|support(?:s|ing)?|help(?:s|ing)?(?: out)?|schedul(?:e|es|ing)|roster(?:s|ing)?|keep(?:s|ing)?|look(?:s|ing)? after|brief(?:s|ing)?|pay(?:s|ing)|feed(?:s|ing)?) )(?:the|our|my|${COUNT}) ${CREW}(?= (?:in|on|at|from|out|of|moving|going|busy|supplied|honest|through|who)(?!\\p{L})|[,.;]|$)`,
  'giu',
);
/** "Supervises one new grad": who is led there, by what they have just learned. */
const NEWLY_QUALIFIED =
  /((?<!\p{L})(?:supervis(?:e|es|ing)|mentor(?:s|ing)?|train(?:s|ing)?|support(?:s|ing)?|coach(?:es|ing)?|guid(?:e|es|ing)|help(?:s|ing)?|lead(?:s|ing)?)(?: (?:and|&) \p{L}+)? (?:an?|the|our|one|two|three|four|\d|some) )(?:new|recent|fresh) (?:grad(?:uate)?)(s?)(?!\p{L})/giu;
/** "Lads in the toolroom are sound": those who are there, and how they are. */
const CREW_IS = new RegExp(
  `^(?:the |our )?${CREW}( (?:in|on|at) (?:the |our )?\\p{L}+)? (?:is|are)(?= (?:all |a |really |very |so |pretty )*(?:sound|great|good|lovely|grand|brilliant|nice|tight|friendly|decent|solid|class|deadly|top|easy))`,
  'iu',
);
/** "Chaser bin guys just need tractor experience": what those on a part of the work must have. */
const CREW_NEEDS = new RegExp(
  `^(\\p{Lu}\\p{L}+(?: \\p{L}+){0,2}) ${CREW} ((?:just |only )?(?:need|must|have to)(?!\\p{L}))`,
  'iu',
);
/** "Hiring the weekend kids": who works there on some days. */
const SOME_DAYS =
  /((?<!\p{L})(?:the|our) (?:weekend|saturday|sunday|summer|holiday|after[- ]school|part[- ]time|casual|bar|kitchen|floor|evening) )(?:kids|lads|girls|boys|youngsters|teenagers|guys)(?!\p{L})/giu;
/** Those the work is for. */
const SERVED =
  /((?<!\p{L})(?:for|to|with) (?:the |all the |our |some |lots of )?)(?:(?:old|dear|lovely|wee|little|elderly|older|local|young) )*(?:girls|boys|ladies|gents|gentlemen|biddies|fellas|lads|guys|dears|chaps|women|men)(?= (?:who|that) (?:own|live|come|stay|shop|bank|buy|eat|drink|swim|visit|pay|book|ride|call|stop|train|play|dance|pop|rent|keep)s?(?!\p{L}))/giu;

const LANDS =
  '(?:US|USA|UK|EU|EEA|United States|United Kingdom|Ireland|Canada|Australia|New Zealand|Germany|France|Spain|Italy|India|Netherlands|South Africa|Sweden|Poland|Portugal)';
/** "Remote, US only": where people of the job live, and not who they are. */
const WITHIN = new RegExp(
  `(?<!\\p{L})(remote(?:ly)?|home[- ]based|work(?:ing)? from home|wfh|anywhere),? (?:but )?\\(?(?:from )?(?:the )?(${LANDS})(?:[- ]based)?[- ]only\\)?`,
  'giu',
);

/** "1.5 over 40": extra pay behind so many hours. */
const OVERTIME =
  /((?<![\p{L}\p{N}])(?:(?:x ?)?(?:1[.,]5|2)x?|time (?:and|&|n) (?:an? )?(?:half|1\/2)|double time|ot|overtime)(?: pay| rate)?(?: paid)? (?:over|after|past|above) (?:3[5-9]|4\d|50))(?! ?(?:h|y|\d))/giu;

/** Who may begin at once. */
const AT_ONCE =
  /(?<!\p{L})immediate (?:joiners?|joinee|starters?|joining)(?: (?:only|preferred|preferable|required|needed))?(?!\p{L})/giu;

/** A line in plain words; as it is where it says nothing of the kind. */
export function inPlainWords(line: string): string {
  // "Radiography cert desirable. Irish is a nice thing to have …": a language that helps, behind another sentence.
  const said = sentencesOf(line);
  if (said.length > 1) {
    const plain = said.map((one) => languageHelps(one.trim()) ?? one.trim());
    if (plain.some((one, at) => one !== said[at]?.trim())) return plainly(plain.join(' '));
  }
  return languageHelps(line) ?? plainly(line);
}

/** "Welsh would be a treat" as an ad says it; null for any other sentence. */
function languageHelps(line: string): string | null {
  const [, before = '', language = '', end = ''] = HELPS.exec(line) ?? [];
  if (language !== '' && areLanguages(language) && !OF_CHOICE.test(line) && !OF_KIND.test(line))
    return `${before}${language} is an asset${end}`;
  const [, begins = '', spoken = '', why = '', ends = ''] = HELPS_WITH.exec(line) ?? [];
  return spoken !== '' && isLanguage(spoken) && !OF_CHOICE.test(why) && !OF_KIND.test(why)
    ? `${begins}${spoken} is an asset${ends}`
    : null;
}

function plainly(line: string): string {
  // "Afrikaans and English.": which languages are spoken, and not who somebody is.
  const alone = line.trim().replace(/[.!]+$/u, '');
  if (/ (?:and|or|&) |\s?\/\s?/u.test(alone) && areLanguages(alone)) return `Languages: ${line.trim()}`;
  const [, start = '', where = '', what = '', stop = ''] = SOMEBODY_ON.exec(line) ?? [];
  if (what !== '' && !OF_KIND.test(what) && !OF_SOMEBODY.test(what))
    return `${start}The work is ${where.toLowerCase()} ${what}${stop}`;
  return ofReader(line)
    .replace(
      WITHIN,
      (_, way: string, land: string) => `${way} within ${OF_THE.test(land) ? 'the ' : ''}${land}`,
    )
    .replace(OVERTIME, '$1 hours')
    .replace(AT_ONCE, 'can start at once')
    .replace(WHO_VISITS, (whole, house: string, trade: string) =>
      OF_MAN.test(trade) ? whole : `${house} ${trade} specialist`,
    )
    .replace(TEAM_OF, '$1people')
    .replace(LEADS, '$1the team')
    .replace(NEWLY_QUALIFIED, '$1newly qualified colleague$2')
    .replace(CREW_IS, (_, where: string | undefined) => `The team${where ?? ''} is`)
    .replace(CREW_NEEDS, (_, trade: string, verb: string) => `${trade} crew ${verb}`)
    .replace(SOME_DAYS, '$1staff')
    .replace(SERVED, '$1people');
}

const OF_THE = /^(?:US|USA|UK|EU|EEA|United|Netherlands)/u;

/** A language alone, left of a wish, in words that say what is wished for. */
export const asLanguage = (wish: string): string =>
  areLanguages(wish.trim()) ? `${wish.trim()} is an asset` : wish;
