import { isGivenName } from '../names/index.ts';
import type { Known } from './known.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

const AT =
  '(?:[Ee]x-?|[Jj]oined|[Ll]eft|[Nn]ow (?:at|with)|[Cc]urrently (?:at|with)|[Hh]appy (?:at|with)|[Uu]nhappy at|[Ww]ork(?:s|ed|ing)? (?:at|for|with)|[Ss]tarted (?:at|with)|[Bb]ack (?:at|to)|[Yy](?:ea)?rs (?:at|with|in)|(?:was|were|been|is|are|and|then|that|spell|stint|time) (?:at|with)|[Tt]rained (?:at|by|with)|[Mm]oved to|[Ss]ettled at|chez|bei|[Ll]ife at|[Pp]resent(?:ly)? (?:at|with))';
const DID =
  '(?:asked|hired|trained|promoted|took|poached|headhunted|made|moved|sent|paid|kept|gave|brought)(?: for| on| up| over)? (?:her|him|them|the candidate|this (?:one|lad|lass|chap|fellow|girl|guy|woman|man|person|candidate))';

/** Numbers that a house may be called by. */
const FIGURES =
  'one two three four five six seven eight nine ten first second third fourth fifth sixth seventh eighth ninth tenth'.split(
    ' ',
  );

const finder = (pattern: string): Find => {
  const said = new RegExp(pattern, 'gu');
  return (text) =>
    [...text.matchAll(said)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
};
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Two capitals alone may be anything; beside what says that somebody worked or learned there they are the house. */
export function lettersFinder(letters: string): Find {
  const isOfWork = ACRONYMS_OF_WORK.has(letters.toLowerCase());
  const further = LETTERS_OF_FIELD.has(letters.toLowerCase())
    ? ''
    : `|(?<=(?<!\\p{L})(?:now|then|nu|daarna|daarvoor|eerst|jetzt|heute|dann|zuvor|davor|ora|adesso|poi|prima|hoy|ahora|luego|antes|hoje|agora|depois|maintenant|puis|avant|nå|nyt|sitten|teraz|potem|nyní|teď|potom|først|derefter|sedan|först) )${letters}(?= (?:in|te|en|em|à|im|i|w|v|u|på|since|sinds|seit|desde|depuis|dal|sedan|siden|od) |[.,;)]|$)|(?<=(?<!\\p{L})(?:with|for|by|joined|left|quitté|rejoint|intégré|dejó|dejado|lasciato|verliet|verlassen|to|and|after|since|chez|bij|presso|hos|de|da|do|em|na|no|en|à|di|pour|para|per|voor|la|w|we|u|v|ve|på|til|fra) )${letters}(?= (?:in|din|ca|și|do|od|jako|och|on|at|as|for|before|until|since|where|from|he|she|they|when|and|à|en|de|pour|depuis|comme|desde|como|da|dal|come|sinds|als|te|im|als|seit|i|som|\\d)(?!\\p{L})|[.,;:)]|$)`;
  const there = isOfWork
    ? ''
    : `|(?<=(?<!\\p{L})(?:at|from) )${letters}(?= (?:in|on|before|until|since|where|as|for)(?!\\p{L})|[.,;:)])${further}|(?<=(?<!\\p{L})(?:von|zu) )${letters}(?= (?:abgeworben|eingestellt|gewechselt|übernommen|ausgebildet|gekommen|geholt)(?!\\p{L}))`;
  return finder(
    `(?=${letters})(?:(?<![\\p{L}\\p{N}])${letters}(?= before(?: that)?(?!\\p{L})|['’]s (?:\\p{Lu}\\p{Ll}+ )?(?:\\p{Ll}+ )?(?:office|plant|site|fab|factory|mill|works|branch|store|shop|team|depot|yard|warehouse|headquarters|HQ|head office|lab|clinic|campus)s?(?!\\p{L})| (?:have|has) (?:had )?(?:him|her|them)(?!\\p{L})| (?:degree|grad|graduate|alum\\p{L}*|dip(?:loma)?|cert(?:ificate)?|honours|BSc|BA|BCom|BEng|MSc|MBA|MA|PhD)(?!\\p{L}))|(?<=(?<!\\p{L})${AT} ?)${letters}(?![\\p{L}\\p{N}])|(?<=(?:^|[.;:!?\\n•–-] {0,2}|, ))${letters}(?=(?: \\p{Lu}\\p{Ll}+)? (?:(?:since|until|till|from) (?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d\\d|for (?:(?:the|her|his|their) )?(?:(?:first|last|past|next) )?(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|\\p{Ll}+) (?:years|months)(?!\\p{L})))|(?<=(?<!\\p{L})(?:ở|tại|cho|về|sang|di|dengan|w|we|u|v|ve|på|hos|sa|kay) )${letters}(?=[.,;:)]|$| (?:i \\p{Lu}|rồi|và|từ|đến|trong|sau|trước|selama|dan|sejak|od|do|i|a|jako)(?!\\p{L}))|(?<=(?<!\\p{L})(?:[Bb]efore(?: that)?|[Pp]reviously|[Pp]rior|[Ee]arlier|[Ff]ormerly|[Cc]urrently|[Tt]oday|[Pp]ast): )${letters}(?![\\p{L}\\p{N}])${there})`,
  );
}

/**
 * Finds an employer or a school by one word of its name where the sentence says that somebody was there: `now at United`,
 * `Orange asked for her`; by its capitals after its kind (`chez SEB`); by the short forms of its kind (`PoliTo`, `VMTV`, `a Vic graduate`).
 */
export function houseFinders(name: string, reason: Reason): Known['find'][] {
  const words = name.split(/\s+/u);
  const [first = '', second = ''] = words;
  const found: Known['find'][] = [];
  const isOwnWord = (word: string): boolean =>
    /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !isPlaceName(word.toLowerCase()) && !isGivenName(word.toLowerCase());
  if (reason === 'employer' && words.length > 1 && isOwnWord(first) && !KIND_FIRST.test(first))
    found.push(
      finder(
        `(?=${first})(?:(?<=(?<!\\p{L})${AT} )${first}(?!\\p{L}| \\p{Lu})|(?<=(?:^|[.!?\\n] {0,2}))${first}(?= ${DID}(?!\\p{L})))`,
      ),
    );
  // `American took on this one`: whatever else is called so, it does nothing to somebody.
  if (reason === 'employer' && words.length > 1 && OF_COUNTRY.test(first))
    found.push(
      finder(`(?<=(?:^|[.!?;\\n] {0,2}))${first}(?= (?:has |had |also |then |later )?${DID}(?!\\p{L}))`),
    );
  // A house that is called by its town: `learned it at Lincoln`; somebody is in a town, and not at one.
  if (words.length > 1 && /^\p{Lu}\p{Ll}{3,}$/u.test(first) && isPlaceName(first.toLowerCase()))
    found.push(
      finder(
        `(?<=(?<!\\p{L})(?:at|joined|chez|bei) )${first}(?=[.,;:)]|$| (?:in|on|before|until|since|where|as|for|and|he|she|they|I)(?!\\p{L}))`,
      ),
    );
  // `UGent`, and `Cardiff Met`.
  if (reason === 'school' && /universi/iu.test(name))
    for (const word of words)
      if (/^\p{Lu}\p{Ll}{3,}$/u.test(word) && !/^univ/iu.test(word))
        found.push(finder(`(?<!\\p{L})U${word}(?!\\p{L})`));
  if (reason === 'school' && second === 'Metropolitan')
    found.push(finder(`(?<!\\p{L})${escaped(first)} Met(?!\\p{L})`));
  if (/^\p{Lu}{2}$/u.test(first) && words.length > 1) found.push(lettersFinder(first));
  // `at 53` of Fifth Third.
  const figures = [first, second].map((word) => FIGURES.indexOf(word.toLowerCase()) % 10);
  if (figures.every((figure) => figure >= 0)) {
    const [a, b] = figures.map((figure) => figure + 1);
    found.push(
      finder(
        `(?<=(?<!\\p{L})(?:${AT}|[Aa]t|[Ff]rom) )${a}/?${b}(?![\\p{L}\\p{N}%]|[.,/:]\\d| \\p{Ll}+s(?!\\p{L}))`,
      ),
    );
  }
  // `C and K` for the C&K Kindergarten.
  const [, one, other] = /^(\p{Lu})&(\p{Lu})(?!\p{L})/u.exec(name) ?? [];
  if (one !== undefined)
    found.push(finder(`(?<![\\p{L}\\p{N}])${one} ?(?:and|&|\\+|n|['’]n['’]?) ?${other}(?![\\p{L}\\p{N}])`));
  // `ST` of STMicroelectronics.
  const start = /^\p{Lu}{2}(?=\p{Lu}\p{Ll})/u.exec(first)?.[0];
  if (start !== undefined) found.push(lettersFinder(start));
  if (/^(?:groupe|grupo|gruppo|banco|banque|bank)$/iu.test(first) && /^\p{Lu}{3,5}$/u.test(second))
    found.push(finder(`(?<![\\p{L}\\p{N}])${second}(?![\\p{L}\\p{N}])`));
  // What a French article is joined to, `l'emlyon`.
  if (reason === 'school' && first.length > 4 && !isPlaceName(first.toLowerCase()) && /^\p{Ll}/u.test(first))
    found.push(finder(`(?<=[ld]['’])${escaped(first)}(?!\\p{L})`));
  const town = /^politecnico di (\p{Lu}\p{Ll})/iu.exec(name)?.[1];
  if (town !== undefined) found.push(finder(`(?<!\\p{L})[Pp]oli${town}(?!\\p{L})`));
  if (words.length > 2 && /^television$/iu.test(words.at(-1) ?? '')) {
    const letters = words.slice(0, -1).map((word) => word.charAt(0));
    found.push(finder(`(?<!\\p{L})${letters.join('').toUpperCase()}TV(?!\\p{L})`));
  }
  if (reason === 'school' && first === 'Victoria')
    found.push(
      finder(
        '(?<!\\p{L})Vic(?= (?:grad|graduate|alum\\p{L}*|student|law|degree|Uni)(?!\\p{L}))|(?<=(?<!\\p{L})[Aa]t )Vic(?=[.,;:)]|$| (?:in|and|before|until|since|where|he|she|they|I)(?!\\p{L}))',
      ),
    );
  return found;
}

/** Countries by which houses are called. */
const OF_COUNTRY =
  /^(?:American|British|Australian|Canadian|Royal|National|United|Southwest|Northern|Southern|Eastern|Western)$/u;

const KIND_FIRST =
  /^(?:The|Bank|City|Shire|Town|University|Department|Ministry|Royal|National|State|Port|House|Group|School|College|Institute|Office|Council|Hospital|Saint|First|General|Global|International|Australian|British|American)$/u;
