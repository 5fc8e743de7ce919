import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { isEnglish, tagged } from '../speech/index.ts';
import { bornNames, otherScriptNames, readingsInKana } from './born-names.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { termsOf } from './proper-nouns.ts';
import { isPlaceName } from './reading.ts';
import { toldOtherwiseIn } from './told-otherwise.ts';

const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,40}";
const WHERE =
  "(?:(?:on|in) (?:some of |all of |most of )?(?:his|her|their|the) (?:(?:old|driving|driver['’]s|marriage|birth|work|bank|first|previous|published) )?(?:certs?|certificates?|tickets?|passport|papers|paperwork|licen[cs]e|payslips?|degree|diploma|transcripts?|cv|visa|references?|contracts?|permit|card|badge|registration|register|testimonials?|publications?|id|documents?)|(?:on|in) (?:his|her|their|the) \\p{Lu}\\p{L}+ (?:papers?|paperwork|passport|licen[cs]e|visa|ID|birth cert(?:ificate)?|(?:name |business |ID )card)|at work|on slack|in the ats|to (?:his|her|their|the) (?:team|teams|mates|friends|family|colleagues|crew|lads|girls|office|floor|mother|mum|mom|dad)|as it sounds|in English|before (?:marriage|(?:she|he|they) married)|pour l['’]équipe|für das team)";

/** What papers have: `the Polish papers say Mielniczuk`, `her passport has Oksana`. */
const IN_PAPERS = new RegExp(
  `(?<!\\p{L})(?:papers?|passports?|certificates?|certs?|diplomas?|degrees?|documents?|visas?|cards?|contracts?|permits?|payslips?|records?|registry|register|licen[cs]es?|transcripts?|badges?|HR|P45s?|P60s?) (?:all |still )?(?:says?|has|have|had|reads?|spells?|writes?|shows?|gives?)(?: it| him| her| them)?(?: as)? ["“‘]?(${NAME}(?: ${NAME})?)["”’]?(?=[.,;:)]|$| (?:and|but|though|while)(?!\\p{L}))`,
  'gu',
);

// A word or two with capitals that the text says to be another name: in brackets or quotes, or after "known as".
const OTHER_NAMES: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(${NAME}(?: ${NAME})?),? ${WHERE}(?!\\p{L})`, 'gu'),
  new RegExp(`["“«„'‘]\\s?(${NAME}(?: ${NAME})?)\\s?["”»“'’],? ${WHERE}(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(${NAME}(?: ${NAME})?), as (?:the |his |her |their |most |all )?(?:\\p{L}+ ){1,3}(?:call|calls|know|knows|called|knew) (?:him|her|them)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Pp]refers|[Uu]ses) ["“]?(${NAME})["”]? (?:with|among|to) (?:[\\p{L}-]+ )?(?:clients|colleagues|friends|strangers|customers|family)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Aa]sk (?:reception |the desk |the floor )?for|[Cc]all me|[Jj]ust call (?:him|her|them)) ["“]?(${NAME})["”]?(?=[.,;)!]|$)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Pp]refers (?:to be|being) called|[Cc]hristened|[Bb]aptised) ["“«'‘]?(${NAME})["”»'’]?(?= (?:with|to|at|in|for|on)(?!\\p{L})|[.,;)]|$)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Kk]nown (?:(?:professionally|formerly|officially|legally|locally|variously) |(?:to|on|at|in|around|by) (?:the |his |her |their |my )?(?:\\p{L}+ ){1,3})?(?:simply |just |only )?as|(?:[Ff]riends|[Mm]ates|[Pp]eople|[Cc]olleagues|[Ee]veryone|[Ee]verybody|[Tt]hey|[Aa]ll|[Ll]ocals|[Tt]he \\p{L}+) (?:all )?calls? (?:him|her|them|me|their)|(?:le|lo|la|me) llaman|todos (?:le|lo|la) llaman|(?:o|a|me) chama(?:m)? de|l['’]appelle(?:nt)?|[Gg]oes by|[Aa]nswers to|[Cc]alls (?:himself|herself|themselves)|a\\.?k\\.?a\\.?|A\\.?K\\.?A\\.?|[Nn]icknamed|née|[Ff]ormerly known as) ["“«]?(${NAME}(?: ${NAME})?)["”»]?`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ss]igns (?:off )?as|[Ee]nglish name(?: is|:)?|[Ww]estern name(?: is|:)?|[Nn]ickname(?: is|:)?|[Pp]referred name(?: is|:)?|[Gg]oes as|[Ii]ntroduces (?:herself|himself|themselves) as|(?:[Ee]veryone|[Ee]verybody|[Pp]eople|[Cc]olleagues|[Cc]lients|[Ww]e|[Tt]hey) (?:all |just )?(?:says?|calls? (?:him|her|them))) ["“‘']?(${NAME})["”’']?(?=[.,;:)!]| (?:at|in|on|for|to|and|but|because|since|from)(?!\\p{L})|$)`,
    'gu',
  ),
  IN_PAPERS,
  // `(Umm Saif)`, `Abu Omar to friends`: how parents are called by their eldest in Arabic.
  new RegExp(
    `(?:(?<=[(（"“‘])|(?<=(?:^|[.,;:—–\\n]|(?<!\\p{L})(?:as|called|by|say|says|calls|call)) ?))((?:Umm|Um|Oum|Om|Abu|Abou|Bu) ${NAME})(?=[)）"”’,;]| (?:to|among|for|as|at)(?!\\p{L}))`,
    'gu',
  ),
  // The same in other languages.
  new RegExp(
    `(?<!\\p{L})(?:[Rr]ufname(?: ist|:)?|genannt|alle nennen (?:sie|ihn)|nennen (?:sie|ihn) alle|kurz|[Ss]urnommée?|dite?|tout le monde l['’]appelle|on l['’]appelle|[Pp]rénom d['’]usage\\s?:?|(?:le|la) dicen|(?:le|la) decimos|todos (?:le|la) (?:dicen|conocen por)|conocid[oa] (?:como|por)|[Aa]podad[oa]|detto|detta|(?:tutti )?l[oa] chiamano|per tutti|conhecid[oa] (?:como|por)|todo mundo chama de|[Rr]oepnaam:?|noemt iedereen|[Kk]allas|[Tt]illtalsnamn:?|kalt|kaldet|kutsutaan|zwan[ya]|wołają na ni(?:ego|ą)|říkají (?:jí|mu)|zvan[áý]|becenev[eé]n?:?|lakabı|herkes ona)(?: ["“„«'])? ?["“„«']?(${NAME})["”“»']?(?=[.,;:)!]| \\p{Ll}|$)`,
    'gu',
  ),
];
// `Wiremu, Wi to the crews, looks after`, `Dr Lang to the patients, Fas in the shop`: between two signs.
const TO_PEOPLE = new RegExp(
  `(?<=(?:^|[.,;:(—–\\n]) ?)(${NAME}) (?:to (?:(?:his|her|their|the|most|all) (?:\\p{Ll}+ )?\\p{Ll}{3,}s|(?:the )?(?:crew|team|staff|family|lads|kids|everyone|everybody|most(?: people)?|all)(?: on site)?)|in the (?:shop|office|ward|kitchen|yard|classroom|staffroom|salon|surgery|changing room))(?=[.,;)—–\\n]|$)`,
  'gu',
);
/** The same without a sign behind it, of those whom nothing but people are called for. */
const TO_EVERYONE = new RegExp(
  `(?<![\\p{L}])(${NAME}) to (?:everyone|everybody)(?: (?:on site|at work|here|there|in (?:the )?\\p{L}+))?(?=[.,;)]|$)`,
  'gu',
);
/** `Rainie to foreigners`, `Sophie for short`, `Manny for the floor`. */
const TO_OTHERS = new RegExp(
  `(?<=(?:^|[.,;:(—–\\n]|(?<!\\p{L})or) ?)(${NAME}(?: ${NAME})?)(?: (?:to|for|among|with) (?:foreigners|friends|clients|colleagues|customers|expats|outsiders|patients|mates|strangers|westerners|family|guests|students|suppliers|visitors|regulars|locals|those who know (?:him|her|them)|anyone who asks)| for short| per (?:gli amici|tutti|i colleghi|gli intimi|chi l[ao] conosce)| (?:para|pra|pros) (?:(?:los|os) )?(?:amigos|todos|compañeros|colegas|íntimos)| pour (?:les (?:amis|intimes|collègues|copains)|tout le monde)| für (?:Freunde|alle|Kollegen|die Kollegen|ihre Freunde|seine Freunde)| voor (?:vrienden|iedereen|intimi|collega[’']s)| för (?:vänner(?:na)?|alla|kollegorna|kompisar(?:na)?)| for (?:venner|vennerne|alle|kollegerne)| kallad| till vardags| i dagligt tal| til daglig| kaldet| genannt| gerufen| genoemd| as (?:she|he) (?:signs(?: (?:in \\p{Lu}\\p{L}+|on \\p{L}+|off))?|spells it|likes it|prefers|introduces (?:herself|himself)|calls (?:herself|himself)|is known)| as they (?:sign|prefer|like it|are known)| on (?:the phone|calls|Teams|Zoom|email|the floor)| in (?:emails|meetings)| at (?:home|school|church|the gym|the club))(?=[.,;)—–\\n]|$)`,
  'gu',
);
const AMONG_PEOPLE: readonly RegExp[] = [TO_PEOPLE, TO_EVERYONE, TO_OTHERS];
// `Trey (that's Chad Booker III on paper)`: another name before the person's own one in brackets.
const OWN_BEHIND = new RegExp(
  `(?<!\\p{L})(${NAME}) \\((?:that['’]s|that is|it['’]s|really|actually|properly|officially|legally|in full|on paper|short for|born|i\\.e\\.,?) ([^)\\n]{2,60})\\)`,
  'gu',
);
// `Minny (Min-seo NamKoong on the German visa)`: another name before the person's own one in some paper.
const OWN_ON_PAPER = new RegExp(
  `(?<!\\p{L})(${NAME}) \\((?:or |also )?([^()\\n]{2,50}) (?:on|in) (?:the|his|her|their|all|most) (?:[\\p{L}-]+ ){0,2}(?:visa|passport|papers?|paperwork|contract|licen[cs]e|certificates?|degree|diploma|card|payslips?|ID|documents?|letters)\\)`,
  'gu',
);
/** `B-Cole` of Babatunde Cole: the first letter of a name and their surname. */
const LETTERED = /(?<![\p{L}\p{N}’'-])(\p{Lu})-(\p{Lu}\p{Ll}{2,20})(?![\p{L}\p{N}-])/gu;
const NO_NAME =
  /^(?:the|a|an|regards|thanks|best|hello|hi|greetings|credit|praise|love|apologies|respect|cheers|he|she|they|it|his|her|their|also|now|then|still|only|well|good|known|works?|manager|lead|candidate|director|engineer|head|team|person|company|not|and|or|but|in|at|as)$/;

/** Whether brackets open before a place, behind a name of the person's own. */
const isBehindName = (text: string, at: number, own: ReadonlySet<string>): boolean => {
  const before = /(\p{L}[\p{L}\p{M}’'-]*),? [(（]$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1];
  return before !== undefined && wordsOf(before).some((word) => own.has(word));
};

/**
 * The strings of other names that a text itself gives a person: `Sean Murphy on some of his certs`, `"Sharmaji" to his team`. They
 * count in the whole text; the last word of several is a surname.
 */
export function aliasesIn(text: string, known: readonly Known[]): Known[] {
  const [person] = known.filter(({ reason, part }) => reason === 'name' && part !== null);
  if (person === undefined) return [];
  const tokens = new Set(
    known.flatMap(({ reason, part, token }) => (reason === 'name' && part !== null ? [token] : [])),
  );
  // Of several people it cannot be told whose it is.
  const token = tokens.size > 1 ? '[name removed]' : person.token;
  const own = new Set(known.flatMap(({ own: words }) => [...(words ?? [])]));
  const behind = [OWN_BEHIND, OWN_ON_PAPER]
    .flatMap((pattern) => matchesOf(pattern, text))
    .flatMap(({ 1: said = '', 2: inside = '' }): Known[] =>
      wordsOf(inside).some((word) => word.length > 2 && own.has(word)) && !own.has(said.toLowerCase())
        ? [entry(wordsOf(said), 'name', token, 'capital', 'first')]
        : [],
    );
  const lettered = matchesOf(LETTERED, text).flatMap(({ 0: said, 1: letter = '', 2: last = '' }): Known[] => {
    const small = wordsOf(last).join('');
    const isOwn = own.has(small);
    const isOther = [...own].some((word) => word !== small && word.startsWith(letter.toLowerCase()));
    return isOwn && isOther ? [entry(wordsOf(said), 'name', token, 'capitals', 'last')] : [];
  });
  const others = [...OTHER_NAMES, ...AMONG_PEOPLE].flatMap((pattern) => {
    // Also a short form that counts elsewhere only where a sentence says so.
    const isAmong = AMONG_PEOPLE.includes(pattern);
    return matchesOf(pattern, text).flatMap(({ 1: said = '', index }): Known[] => {
      const words = wordsOf(said);
      if (words.some((word) => NO_NAME.test(word))) return [];
      const isShort =
        isAmong && [...own].some((word) => words.length === 1 && word.startsWith(words[0] ?? ''));
      if (!isShort && isPlaceName(words.join(' '))) return [];
      if (!isAmong && words.every((word) => own.has(word))) return [];
      // "Spoke to his earlier boss": what somebody did.
      const [only = ''] = words;
      const isSaid = words.length === 1 && !own.has(only) && isEnglish(only) && !isGivenName(only);
      // "Yuqing (Rainy to her clients)": in brackets behind a name it is another one, which elsewhere may be the word.
      // `Critical to the team`: how somebody or something is.
      const isHow = pattern === OTHER_NAMES[0] && isSaid && tagged(only)[0]?.pos === 'ADJ';
      if ((isAmong && isSaid) || isHow)
        return isBehindName(text, text.indexOf(said, index), own)
          ? [{ ...entry(words, 'name', token, 'name', 'first'), own: new Set(words) }]
          : [];
      // `German at work`, `Excel to their team`
      if (termsOf(said, []).length > 0) return [];
      const [first = '', ...rest] = said.split(' ');
      const last = rest.at(-1);
      if (last === undefined) {
        const part = pattern === IN_PAPERS && !isKnownGiven(said) ? 'last' : 'first';
        return [entry(words, 'name', token, 'capital', part)];
      }
      return [
        entry(words, 'name', token, 'capitals', 'full'),
        entry(wordsOf(last), 'name', token, 'capital', 'last'),
        ...(own.has(first.toLowerCase()) ? [] : [entry(wordsOf(first), 'name', token, 'capital', 'first')]),
      ];
    });
  });
  const isOwn = (word: string): boolean => own.has(word);
  return [
    ...others,
    ...behind,
    ...lettered,
    ...bornNames(text, isOwn),
    ...toldOtherwiseIn(text, token, known, own),
    ...otherScriptNames(text, token, isOwn),
    ...readingsInKana(text, token, own),
  ];
}
