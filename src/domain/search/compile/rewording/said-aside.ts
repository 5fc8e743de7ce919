import { NUMBER_WORDS } from '#src/lib/number-words.ts';
import { outsideQuotes, put, type Ways } from './in-turn.ts';
import { SAID_ABROAD } from './said-abroad.ts';
import { SAID_BY_THE_WAY } from './said-by-the-way.ts';
import { SAID_FOR_CLIENTS } from './said-for-clients.ts';
import { SAID_IN_ASKING } from './said-in-asking.ts';
import { SAID_IN_CALLING } from './said-in-calling.ts';
import { SAID_IN_HASTE } from './said-in-haste.ts';
import { SAID_OF_A_FILE } from './said-of-a-file.ts';
import { SAID_OF_EXCEPTIONS } from './said-of-exceptions.ts';
import { SAID_SHORTER } from './said-shorter.ts';
import { SAID_TO_DO } from './said-to-do.ts';

/** What is said around a query: forms of asking, of politeness and of speech, corrections, and what a dictation writes out. */

const NUMBER = `(?:${Object.keys(NUMBER_WORDS).join('|')})`;
/** What is counted in money. */
const MONEY = String.raw`lakhs?\b|crores?\b|(?:(?:us|u\.s\.|american|australian|aussie|nz|new\s+zealand|canadian|singapore|hong\s+kong)\s+)?dollars?\b|pounds?\b|quid\b|euros?\b|rands?\b|rupees?\b|francs?\b|dirhams?\b|bucks\b`;
// "Seventy to eighty-five thousand": both are thousands.
const OF_THOUSANDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${NUMBER}(?:[\s-]${NUMBER})?)(\s+(?:to|and|or|through)\s+${NUMBER}(?:[\s-]${NUMBER})?\s+thousand(?!\p{L}))`,
  'giu',
);
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}-]|\d\s?k?\s)(?:(?:a|${NUMBER}(?:[\s-]${NUMBER})?)\s+)?(?:hundred|thousand)(?:(?:\s+and)?[\s-]+(?:${NUMBER}|hundred|thousand))*(?![\p{L}-])|(?<![\p{L}\p{N}-])${NUMBER}(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?(?=(?:\s+|\s*[-–]\s*|\s+(?:to|or)\s+)(?:${NUMBER}(?:[\s-]${NUMBER})?[\s-]+|\d{1,3}\s*)?(?:${MONEY}|k\b|grand\b|years?\b|yrs?\b|days?\b|weeks?\b|wks?\b|months?\b|mths?\b|kms?\b|kilomet|miles?\b|minutes?\b))`,
  'giu',
);

/** "One hundred and fifty thousand" as 150000, "twenty five years" as 25 years. */
function inFigures(said: string): string {
  let [sum, part] = [0, 0];
  for (const word of said.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') {
      sum += Math.max(1, part) * 1000;
      part = 0;
    } else if (word === 'a') part = 1;
    else part += NUMBER_WORDS[word] ?? 0;
  }
  const all = sum + part;
  return all >= 10_000 ? all.toLocaleString('en') : String(all);
}

const GREETING = String.raw`(?:good\s+)?(?:morning|afternoon|evening)|good\s+day|g['’]?day|hi|hello|hey|hiya|dear\s+\p{L}+`;
const ASKED = String.raw`(?:(?:please\s+)?(?:could|can|would|will|may|might)\s+(?:you|i|we|someone|somebody)\s+(?:please\s+|kindly\s+|possibly\s+)?(?:ask\s+(?:you\s+)?for|have|get|see|find|send|show|give|pull(?:\s+up)?|list|provide|share|dig\s+(?:out|up)|look\s+(?:up|for)|help\s+(?:me|us)\s+(?:to\s+)?(?:find|with)|let\s+(?:me|us)\s+(?:have|know)|tell)(?:\s+(?:me|us))?|(?:i|we)\s*(?:would|'d|’d|should)\s+(?:be\s+(?:very\s+|most\s+)?(?:grateful|pleased|happy|glad|interested)|appreciate(?:\s+it)?|love|like)(?:\s+(?:for|if\s+you\s+could|to\s+(?:see|have|get|find|receive|know|ask\s+for)|in\s+seeing|in))?(?:\s+(?:send|find|show|give|list)(?:\s+(?:me|us))?)?|(?:(?:i|we)\s*(?:am|was|are|were|'m|’m)\s+|just\s+)?(?:wondering|enquiring|checking|hoping)\s+(?:if|whether|to\s+(?:find|see)|about)\s*(?:(?:you|we|there)\s+(?:have|had|can|could|know|is|are|may|might)(?:\s+(?:find|any))?)?|(?:is|are)\s+there\s+(?:any\s+chance\s+of\s+|perhaps\s+)?|would\s+it\s+be\s+possible\s+to\s+(?:have|see|get|find)|would\s+you\s+mind\s+(?:finding|sending|listing|showing)(?:\s+(?:me|us))?|(?:please\s+)?kindly(?:\s+(?:find|send|list|show|provide|give|share|advise)(?:\s+(?:me|us))?)?|do\s+we\s+(?:happen\s+to\s+)?(?:have|know)|any\s+chance\s+of|what\s+have\s+we\s+got\s+(?:in\s+the\s+way\s+of|for)|might\s+there\s+be)`;
const OF_THEM = String.raw`(?:\s+(?:an?|the|your|our|any|some|all|full|current|quick))*\s+(?:lists?|details?|names?|profiles?|cvs?|resumes?|r[eé]sum[eé]s?|records?|shortlists?|overview|summary|contact\s+details?|particulars?)\s+(?:of|for|on)(?:\s+(?:all|any|the|our|every))*`;

const SAID_ASIDE: Ways = [
  // What a dictation writes out, and what people say between words.
  [
    /\s*\b(?:full stop|new (?:line|paragraph)|question mark|exclamation mark|semicolon)\b(?=\s|$|[,.])/gi,
    '. ',
  ],
  [/(?<=\p{L}|\d)\s+comma\b\s*/giu, ', '],
  // How a dictation ends.
  [
    /[\s,.;]*\b(?:end (?:of )?(?:note|message|memo|dictation|brief|transmission|text|mail)|over and out|message ends|(?:please\s+)?read that back(?: to me)?(?:[\s,.]+no(?:[\s,.]+don'?t bother)?)?|don'?t bother reading (?:it|that) back)[\s.!]*$/giu,
    '',
  ],
  [/^\s*(?:take (?:this|a note) down(?: please)?|note to self|memo|dictating|new note)[\s,:.–-]+/giu, ''],
  [
    /(?<![\p{L}'’-])(?:u+m+|u+h+m*|e+r+m+|erm+|h+m+|mhm|you know what|y['’]know|okay so|ok so|right so|so yeah|yeah so)(?![\p{L}'’-])[\s,.]*/giu,
    ' ',
  ],
  [/\bsee sharp\b|\bc[\s-]sharp\b/gi, 'C#'],
  [/\b(?:see|sea|c) plus plus\b/gi, 'C++'],
  [/\b(?:dot|point)[\s-]?net\b/gi, '.NET'],
  [/\bnode (?:j s|jay ess|dot js)\b/gi, 'Node.js'],
  [/\bjava script\b/gi, 'JavaScript'],
  [/\btype script\b/gi, 'TypeScript'],
  [/\bpost(?:gres)?[\s-]?sequel\b/gi, 'PostgreSQL'],
  [/\bmy sequel\b/gi, 'MySQL'],
  // Letters said one by one: "H G V", "A W S".
  [/(?<![\p{L}\p{N}] ?|[.&])(?:\b[A-Z] ){2,3}[A-Z]\b(?![\p{L}\p{N}'&+#.])/gu, '\uFFFC$&'],
  // "100 to 120, make that 100 to 130k": the second range takes the place of the first.
  [
    /(?<![\p{L}\p{N}.,])[$£€]?\d{2,3}(?:,?\d{3})?\s?k?\s*(?:to|-|–)\s*[$£€]?\d{2,3}(?:,?\d{3})?\s?k?\s*[,.…–-]\s*(?:(?:no|oh|oops|wait|actually|sorry)[\s,]+)*(?:make\s+(?:that|it)|scratch\s+that|strike\s+that|or\s+rather|i\s+mean|no|sorry|actually)[\s,:]+(?=[$£€]?\d{2,3}(?:,?\d{3})?\s?k?\s*(?:to|-|–)\s*[$£€]?\d)/giu,
    '',
  ],
  // What comes next takes the place of what was said: "Brisbane, no sorry, Perth".
  [
    /(?:(?:\p{Lu}[\p{L}'’-]+\s+)*\p{Lu}[\p{L}'’-]+|[\p{L}\p{N}'’+#.-]+)(\s+(?:years?|yrs?|weeks?|days?|k))?\s*[,.…–-]*\s+(?:(?:no|oh|oops|wait|actually|or)[\s,]+)*(?:(?:no,?\s+)?(?:sorry|scratch that|strike that|correction|my mistake|make (?:that|it)|or rather|I meant|i meant|(?<=[,.…–]\s*|\b(?:no|oh|oops|actually)[\s,]+)wait)(?:[\s,]+(?:[Ii] mean|make (?:that|it)|not|actually|no))*)[\s,:]+(?=[\p{L}\p{N}])/gu,
    ' ',
  ],
  // "People managers? No: product managers".
  [/^[^?,;]{3,40}\?\s*(?:no|nope|nah)\b\s*[,:–-]\s*(?=[\p{L}\p{N}])/giu, ''],
  [/[\s,]*\bi mean\b[\s,]*/gi, ' '],
  [
    /[\s,.…–-]+(?:sorry|apologies)(?:\s+(?:again|all|guys|everyone|for\s+(?:the|all\s+the|any)\s+\p{L}+))?[\s.!]*$/giu,
    '',
  ],
  [
    /(?<=^|[.!?…,]\s*)(?:(?:so|very|really)\s+)*(?:sorry|apologies)\s+(?:to|for)\s+(?:\p{L}+\s+){0,2}?(?:bother|pain|nuisance|trouble|chase|nag|hassle|disturb|interrupt|pester|bothering|troubling|chasing|nagging|mails?|messages?|questions?|noise|delay|spam)(?:\s+(?:you|again|everyone))*[\s,.:!–-]+(?=\p{L})/giu,
    '',
  ],
  // Asking.
  [
    /(?<=^\s*(?:(?:hi|hello|hey)\b\W*)?(?:please|could|can|would|will)\b[^.!?]*)\s+if (?:at all )?possible(?=[\s.!?]*$)/giu,
    '',
  ],
  // "Hi Sam, ...": somebody who is addressed.
  [
    /^\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|(?:[Gg]ood\s+)?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)|[Dd]ear)\s+\p{Lu}\p{Ll}+(?:\s+(?:and|&)\s+\p{Lu}\p{Ll}+)?\s*[,!:–-]+\s*/gu,
    '',
  ],
  [
    new RegExp(
      String.raw`^\s*(?:${GREETING})(?:\s+(?:team|all|there|everyone|everybody|guys|folks|mate|both))?[\s,!.:–-]+`,
      'iu',
    ),
    '',
  ],
  [new RegExp(String.raw`^\s*${ASKED}${OF_THEM}\s*`, 'iu'), ''],
  [new RegExp(String.raw`^\s*${ASKED}\s+(?:(?:an?|the|any|some|all)\s+)?`, 'iu'), ''],
  [
    new RegExp(
      String.raw`^\s*(?:please\s+)?(?:find|send|show|give|list|get|pull|i need|i want|we need)(?:\s+(?:me|us))?${OF_THEM}\s*`,
      'iu',
    ),
    '',
  ],
  [
    /[\s,.]*\b(?:(?:many|with|kind)\s+)?(?:thanks|thank you|regards|cheers)(?:\s+(?:so much|very much|in advance|a lot|a million|again))?[\s.!]*$/giu,
    '',
  ],
  [
    /(?:[\s,.]*[,.]\s*if (?:at all )?possible|[\s,]*\b(?:if you (?:could|can|would|please)|if that'?s (?:ok|okay|alright)|at your (?:earliest )?convenience|when you (?:get|have) (?:a (?:sec|minute|moment|chance)|time)|that would be (?:great|lovely|super|brilliant)|much appreciated))\b[\s.!]*$/giu,
    '',
  ],
  // "Nobody we already called": that it is done is said by the verb.
  [
    /(?<=\b(?:we|i|you|they|have|has|had|who|been|was|were|are|is|'ve)\s)(?:already|actually)\s+(?=(?:\p{L}+ed|rung|rang|spoken|spoke|put|sent|met|seen|had|got|been|have|has)\b)/giu,
    '',
  ],
  // Exceptions.
  [/\b(?:with|by|to)\s+(?:the\s+)?exceptions?\s+of\s+/giu, 'except '],
  [/\b(?:with|to)\s+(?:the\s+)?exclusion\s+of\s+/gi, 'except '],
  [/\bsave for\s+(?=\p{L})/giu, 'except '],
];

/** Marks letters said one by one; no query holds it. */
const SPELLED = '\uFFFC';
const LETTERS = new RegExp(`${SPELLED}((?:[A-Z] )+[A-Z])`, 'g');

const ALL: Ways = [
  ...SAID_BY_THE_WAY,
  ...SAID_OF_EXCEPTIONS,
  ...SAID_IN_HASTE,
  ...SAID_TO_DO,
  ...SAID_ABROAD,
  ...SAID_FOR_CLIENTS,
  ...SAID_OF_A_FILE,
  ...SAID_IN_ASKING,
  ...SAID_ASIDE,
  ...SAID_IN_CALLING,
  ...SAID_SHORTER,
];

const plainPart = (part: string): string =>
  put(part, ALL)
    .replace(LETTERS, (_, letters: string) => letters.replaceAll(' ', ''))
    .replace(OF_THOUSANDS, '$1 thousand$2')
    .replace(IN_WORDS, inFigures);

/** A query without what is only said around it, its numbers in figures; what stands in quotes is left. */
export const withoutAsides = (query: string): string => outsideQuotes(query, plainPart);
